// Made by tools/web_types.py. Do not edit.

export const board = {
  "regions": [
    "sea",
    "islands",
    "forest",
    "desert",
    "badlands",
    "mountains"
  ],
  "locations": [
    {
      "id": "l01",
      "region": "sea",
      "start": false,
      "letters": [
        "N"
      ],
      "at": [
        139,
        103
      ]
    },
    {
      "id": "l02",
      "region": "sea",
      "start": false,
      "letters": [
        "S",
        "W"
      ],
      "at": [
        100,
        241
      ]
    },
    {
      "id": "l03",
      "region": "sea",
      "start": false,
      "letters": [
        "E"
      ],
      "at": [
        347,
        227
      ]
    },
    {
      "id": "l04",
      "region": "islands",
      "start": false,
      "letters": [
        "N"
      ],
      "at": [
        215,
        195
      ]
    },
    {
      "id": "l05",
      "region": "islands",
      "start": false,
      "letters": [
        "E"
      ],
      "at": [
        284,
        315
      ]
    },
    {
      "id": "l06",
      "region": "islands",
      "start": false,
      "letters": [
        "W"
      ],
      "at": [
        100,
        396
      ]
    },
    {
      "id": "l07",
      "region": "islands",
      "start": false,
      "letters": [
        "S"
      ],
      "at": [
        183,
        504
      ]
    },
    {
      "id": "l08",
      "region": "forest",
      "start": false,
      "letters": [
        "N",
        "W"
      ],
      "at": [
        273,
        94
      ]
    },
    {
      "id": "l09",
      "region": "forest",
      "start": true,
      "letters": [],
      "at": [
        428,
        102
      ]
    },
    {
      "id": "l10",
      "region": "forest",
      "start": true,
      "letters": [
        "S",
        "E"
      ],
      "at": [
        538,
        190
      ]
    },
    {
      "id": "l11",
      "region": "desert",
      "start": false,
      "letters": [
        "N"
      ],
      "at": [
        412,
        368
      ]
    },
    {
      "id": "l12",
      "region": "desert",
      "start": false,
      "letters": [
        "S",
        "W"
      ],
      "at": [
        323,
        527
      ]
    },
    {
      "id": "l13",
      "region": "desert",
      "start": true,
      "letters": [],
      "at": [
        462,
        491
      ]
    },
    {
      "id": "l14",
      "region": "desert",
      "start": true,
      "letters": [],
      "at": [
        584,
        385
      ]
    },
    {
      "id": "l15",
      "region": "desert",
      "start": false,
      "letters": [
        "E"
      ],
      "at": [
        687,
        506
      ]
    },
    {
      "id": "l16",
      "region": "badlands",
      "start": true,
      "letters": [
        "N",
        "W"
      ],
      "at": [
        601,
        65
      ]
    },
    {
      "id": "l17",
      "region": "badlands",
      "start": false,
      "letters": [],
      "at": [
        657,
        231
      ]
    },
    {
      "id": "l18",
      "region": "badlands",
      "start": false,
      "letters": [],
      "at": [
        718,
        107
      ]
    },
    {
      "id": "l19",
      "region": "badlands",
      "start": true,
      "letters": [],
      "at": [
        776,
        285
      ]
    },
    {
      "id": "l20",
      "region": "badlands",
      "start": false,
      "letters": [
        "S",
        "E"
      ],
      "at": [
        826,
        450
      ]
    },
    {
      "id": "l21",
      "region": "mountains",
      "start": false,
      "letters": [
        "N",
        "W"
      ],
      "at": [
        860,
        68
      ]
    },
    {
      "id": "l22",
      "region": "mountains",
      "start": false,
      "letters": [
        "S",
        "E"
      ],
      "at": [
        908,
        255
      ]
    }
  ],
  "routes": [
    {
      "kind": "road",
      "ends": [
        "l04",
        "l05"
      ]
    },
    {
      "kind": "road",
      "ends": [
        "l06",
        "l07"
      ]
    },
    {
      "kind": "road",
      "ends": [
        "l08",
        "l09"
      ]
    },
    {
      "kind": "road",
      "ends": [
        "l09",
        "l10"
      ]
    },
    {
      "kind": "road",
      "ends": [
        "l09",
        "l16"
      ]
    },
    {
      "kind": "road",
      "ends": [
        "l10",
        "l16"
      ]
    },
    {
      "kind": "road",
      "ends": [
        "l10",
        "l14"
      ]
    },
    {
      "kind": "road",
      "ends": [
        "l13",
        "l14"
      ]
    },
    {
      "kind": "road",
      "ends": [
        "l11",
        "l13"
      ]
    },
    {
      "kind": "road",
      "ends": [
        "l12",
        "l15"
      ]
    },
    {
      "kind": "road",
      "ends": [
        "l16",
        "l18"
      ]
    },
    {
      "kind": "road",
      "ends": [
        "l18",
        "l19"
      ]
    },
    {
      "kind": "road",
      "ends": [
        "l21",
        "l22"
      ]
    },
    {
      "kind": "ferry",
      "ends": [
        "l14",
        "l15"
      ]
    },
    {
      "kind": "ferry",
      "ends": [
        "l19",
        "l22"
      ]
    },
    {
      "kind": "ship",
      "ends": [
        "l01",
        "l02"
      ]
    },
    {
      "kind": "ship",
      "ends": [
        "l01",
        "l04"
      ]
    },
    {
      "kind": "ship",
      "ends": [
        "l01",
        "l08"
      ]
    },
    {
      "kind": "ship",
      "ends": [
        "l02",
        "l06"
      ]
    },
    {
      "kind": "ship",
      "ends": [
        "l04",
        "l08"
      ]
    },
    {
      "kind": "ship",
      "ends": [
        "l05",
        "l07"
      ]
    },
    {
      "kind": "ship",
      "ends": [
        "l05",
        "l11"
      ]
    },
    {
      "kind": "ship",
      "ends": [
        "l07",
        "l12"
      ]
    },
    {
      "kind": "ship",
      "ends": [
        "l11",
        "l12"
      ]
    },
    {
      "kind": "ship",
      "ends": [
        "l11",
        "l17"
      ]
    },
    {
      "kind": "sub",
      "ends": [
        "l02",
        "l04"
      ]
    },
    {
      "kind": "sub",
      "ends": [
        "l03",
        "l04"
      ]
    },
    {
      "kind": "sub",
      "ends": [
        "l03",
        "l11"
      ]
    },
    {
      "kind": "sub",
      "ends": [
        "l06",
        "l12"
      ],
      "via": [
        [
          110,
          545
        ],
        [
          210,
          572
        ]
      ]
    },
    {
      "kind": "sub",
      "ends": [
        "l07",
        "l11"
      ]
    },
    {
      "kind": "sub",
      "ends": [
        "l17",
        "l18"
      ]
    },
    {
      "kind": "sub",
      "ends": [
        "l18",
        "l21"
      ]
    },
    {
      "kind": "sub",
      "ends": [
        "l18",
        "l22"
      ]
    },
    {
      "kind": "flight",
      "ends": [
        "l03",
        "l11"
      ]
    },
    {
      "kind": "flight",
      "ends": [
        "l04",
        "l08"
      ]
    },
    {
      "kind": "flight",
      "ends": [
        "l05",
        "l12"
      ]
    },
    {
      "kind": "flight",
      "ends": [
        "l07",
        "l15"
      ]
    },
    {
      "kind": "flight",
      "ends": [
        "l15",
        "l20"
      ]
    },
    {
      "kind": "flight",
      "ends": [
        "l18",
        "l21"
      ]
    },
    {
      "kind": "flight",
      "ends": [
        "l20",
        "l22"
      ]
    }
  ]
} as const;

export const rules = {
  "colours": [
    "verde",
    "amarelo",
    "azul",
    "vermelho",
    "roxo"
  ],
  "goods": [
    "saltpeter",
    "sulfur",
    "iron",
    "wood",
    "food"
  ],
  "guilds": [
    "farmer",
    "merchant",
    "alchemist",
    "knight",
    "noble",
    "monk"
  ],
  "types": [
    "outpost",
    "farm",
    "town",
    "feudum"
  ],
  "vessels": [
    "ship",
    "sub",
    "flight"
  ],
  "monsters": [
    "serpent",
    "behemoth"
  ],
  "landscapes": [
    "orchard",
    "archery_butt",
    "silver_mine",
    "sulfur_mine"
  ],
  "scrolls": [
    "a",
    "b",
    "c",
    "d",
    "e",
    "f"
  ],
  "cards": [
    "migrate",
    "repeat",
    "move",
    "influence",
    "tax",
    "explore",
    "harvest",
    "improve",
    "conquer",
    "defend",
    "guild"
  ],
  "players": {
    "least": 2,
    "most": 5,
    "colours_in_knight_guild": 4
  },
  "pieces": {
    "goods": [
      30,
      30,
      30,
      30,
      50
    ],
    "markers": 20,
    "discs": 4,
    "vessels": 3,
    "targets": 12,
    "feudums": 2,
    "beads": {
      "2": 6,
      "3": 5,
      "4": 4,
      "5": 2
    }
  },
  "start": {
    "markers": 7,
    "discs": 3,
    "shillings": 7,
    "food": 7,
    "chosen_goods": 3,
    "barrel": 3,
    "writs": 3,
    "knight_row": 2,
    "starting_discs": {
      "outpost": 3,
      "farm": 3,
      "town": 0
    },
    "other_discs": {
      "outpost": 5,
      "farm": 4,
      "town": 7
    },
    "market": [
      3,
      3,
      4,
      4,
      4
    ],
    "carts": [
      3,
      1,
      3,
      3,
      1
    ],
    "vessels_for_sale": 2,
    "scrolls": [
      "a",
      "c",
      "e",
      "f"
    ],
    "rosary": 4,
    "chickens": 1,
    "barn": 10
  },
  "tiles": {
    "backs": [
      [
        2,
        2,
        1,
        1
      ],
      [
        1,
        1,
        2,
        2
      ],
      [
        2,
        2,
        1,
        1
      ],
      [
        1,
        1,
        2,
        2
      ]
    ],
    "points": [
      [
        0,
        2,
        3,
        4
      ],
      [
        0,
        3,
        4,
        5
      ],
      [
        0,
        4,
        5,
        6
      ],
      [
        0,
        5,
        6,
        7
      ]
    ]
  },
  "epochs": {
    "stacks": [
      0,
      0,
      4,
      3,
      2,
      1
    ],
    "letters": [
      "",
      "N",
      "S",
      "E",
      "W",
      ""
    ],
    "most_rounds": 19
  },
  "guild_work": {
    "farmer_push": 5,
    "merchant_push": 4,
    "merchant_pull": 3,
    "alchemist_push": 3,
    "alchemist_pull": 2,
    "knight_push": 3,
    "noble_push": 2,
    "noble_pull": 2
  },
  "market": {
    "prices": [
      [
        4,
        3,
        2,
        2
      ],
      [
        3,
        3,
        2,
        1
      ],
      [
        3,
        2,
        1,
        1
      ],
      [
        2,
        2,
        1,
        1
      ],
      [
        2,
        1,
        1,
        1
      ]
    ]
  },
  "inventions": {
    "ship": {
      "food": 1,
      "wood": 2
    },
    "sub": {
      "food": 1,
      "iron": 2
    },
    "flight": {
      "food": 1,
      "iron": 1,
      "wood": 1
    },
    "barrels": [
      {
        "saltpeter": 2,
        "sulfur": 1
      },
      {
        "saltpeter": 1,
        "sulfur": 1
      },
      {
        "wood": 1
      }
    ]
  },
  "harvest": {
    "partial": [
      4,
      5,
      5,
      5,
      6,
      6
    ],
    "favours": [
      1,
      1,
      2,
      3,
      3,
      4
    ]
  },
  "scoring": {
    "seats": [
      5,
      3,
      1
    ],
    "push": [
      0,
      4,
      5,
      6
    ],
    "pull": 3,
    "feast": 3,
    "landscape": {
      "empty": 2,
      "stocked": 4,
      "placed": 2
    },
    "military": [
      3,
      4,
      5
    ],
    "military_checked": [
      0,
      0,
      1,
      0,
      2,
      3
    ],
    "voyage": [
      [
        3,
        5
      ],
      [
        3,
        5
      ],
      [
        7,
        9
      ],
      [
        7,
        9
      ],
      [
        11,
        13
      ],
      [
        11,
        13
      ],
      [
        17,
        17
      ]
    ],
    "active_regions": {
      "seed_literal": [
        0,
        1,
        3,
        5,
        9,
        11,
        13
      ],
      "published": [
        0,
        1,
        3,
        5,
        7,
        9,
        11
      ]
    }
  },
  "options": [
    {
      "id": "mode",
      "values": [
        "advanced",
        "basic"
      ],
      "clause": "FEU-OPT-01"
    },
    {
      "id": "preset",
      "values": [
        "seed",
        "published"
      ],
      "clause": "FEU-OPT-02"
    },
    {
      "id": "farmer_trade_goods_per_coin",
      "values": [
        "preset",
        "one",
        "two"
      ],
      "clause": "FEU-OPT-02"
    },
    {
      "id": "farmer_spill",
      "values": [
        "preset",
        "four",
        "bead_sum"
      ],
      "clause": "FEU-OPT-02"
    },
    {
      "id": "harvest_bead_bonus",
      "values": [
        "preset",
        "one",
        "value"
      ],
      "clause": "FEU-OPT-02"
    },
    {
      "id": "farm_capacity",
      "values": [
        "preset",
        "hard",
        "soft"
      ],
      "clause": "FEU-OPT-02"
    },
    {
      "id": "shilling_group_vp",
      "values": [
        "preset",
        "three",
        "one"
      ],
      "clause": "FEU-OPT-02"
    },
    {
      "id": "godspeed",
      "values": [
        "preset",
        "any_pawn",
        "monk_only"
      ],
      "clause": "FEU-OPT-02"
    },
    {
      "id": "feudum_fall_serf",
      "values": [
        "preset",
        "any",
        "attacker_only"
      ],
      "clause": "FEU-OPT-02"
    },
    {
      "id": "starve_disc",
      "values": [
        "preset",
        "must",
        "may"
      ],
      "clause": "FEU-OPT-02"
    },
    {
      "id": "improve_fallback",
      "values": [
        "preset",
        "current_or_past",
        "past_only"
      ],
      "clause": "FEU-OPT-02"
    },
    {
      "id": "epoch3_map",
      "values": [
        "preset",
        "north_and_east",
        "east_only"
      ],
      "clause": "FEU-OPT-02"
    },
    {
      "id": "pilfer_unit",
      "values": [
        "preset",
        "any",
        "moved"
      ],
      "clause": "FEU-OPT-02"
    },
    {
      "id": "pilfer_ban",
      "values": [
        "preset",
        "ruled_or_serf",
        "ruled_farm_or_own_landscape"
      ],
      "clause": "FEU-OPT-02"
    },
    {
      "id": "migrate_without_pawn",
      "values": [
        "preset",
        "start_or_marker",
        "marker_first"
      ],
      "clause": "FEU-OPT-02"
    },
    {
      "id": "push_count",
      "values": [
        "preset",
        "up_to",
        "as_many_as_possible"
      ],
      "clause": "FEU-OPT-02"
    },
    {
      "id": "guardian_bonus",
      "values": [
        "preset",
        "later_actions",
        "at_once_and_second"
      ],
      "clause": "FEU-OPT-02"
    },
    {
      "id": "active_region_scale",
      "values": [
        "preset",
        "seed_literal",
        "published"
      ],
      "clause": "FEU-OPT-03"
    },
    {
      "id": "feudum_influence",
      "values": [
        "open",
        "sealed"
      ],
      "clause": "FEU-OPT-04"
    },
    {
      "id": "farmer_trade_pays",
      "values": [
        "all",
        "accepted"
      ],
      "clause": "FEU-OPT-05"
    },
    {
      "id": "writ_deck",
      "values": [
        "base",
        "extended"
      ],
      "clause": "FEU-OPT-06"
    },
    {
      "id": "apprentice_from_players",
      "values": [
        "four",
        "never"
      ],
      "clause": "FEU-OPT-07"
    },
    {
      "id": "round_limit",
      "least": 1,
      "most": 1000000,
      "off": 0,
      "clause": "FEU-OPT-08"
    },
    {
      "id": "surrender",
      "values": [
        true,
        false
      ],
      "clause": "FEU-OPT-08"
    }
  ]
} as const;

export const writs = {
  "writs": [
    {
      "id": "m1",
      "deck": "base",
      "weapon": true,
      "options": [
        {
          "gain": {
            "attack": 1
          }
        },
        {
          "pay": {
            "wood": 1
          },
          "gain": {
            "attack": 2
          }
        }
      ]
    },
    {
      "id": "m2",
      "deck": "base",
      "weapon": true,
      "options": [
        {
          "gain": {
            "attack": 1
          }
        },
        {
          "pay": {
            "iron": 1
          },
          "gain": {
            "attack": 2
          }
        }
      ]
    },
    {
      "id": "m3",
      "deck": "base",
      "options": [
        {
          "pay": {
            "food": 1
          },
          "gain": {
            "shillings": 3
          }
        },
        {
          "pay": {
            "wood": 1,
            "food": 1
          },
          "gain": {
            "shillings": 7
          }
        }
      ]
    },
    {
      "id": "m4",
      "deck": "base",
      "options": [
        {
          "pay": {
            "iron": 1,
            "wood": 1,
            "food": 1
          },
          "gain": {
            "shillings": 9
          }
        },
        {
          "pay": {
            "sulfur": 1,
            "iron": 1,
            "wood": 1,
            "food": 1
          },
          "gain": {
            "shillings": 13
          }
        }
      ]
    },
    {
      "id": "m5",
      "deck": "base",
      "options": [
        {
          "pay": {
            "food": 1
          },
          "gain": {
            "vessel": "flight"
          }
        },
        {
          "pay": {
            "wood": 1
          },
          "gain": {
            "vessel": "ship"
          }
        }
      ]
    },
    {
      "id": "m6",
      "deck": "base",
      "options": [
        {
          "pay": {
            "wood": 1
          },
          "gain": {
            "vessel": "ship"
          }
        },
        {
          "pay": {
            "iron": 1
          },
          "gain": {
            "vessel": "sub"
          }
        }
      ]
    },
    {
      "id": "m7",
      "deck": "base",
      "options": [
        {
          "stars": {
            "farmer": 3
          },
          "gain": {
            "random_goods": 3
          }
        },
        {
          "stars": {
            "merchant": 3
          },
          "gain": {
            "shillings": 3
          }
        },
        {
          "stars": {
            "alchemist": 3
          },
          "gain": {
            "vessel": "any"
          }
        }
      ]
    },
    {
      "id": "m8",
      "deck": "base",
      "options": [
        {
          "stars": {
            "knight": 3
          },
          "gain": {
            "influence": 3
          }
        },
        {
          "stars": {
            "noble": 3
          },
          "gain": {
            "seals": 1
          }
        },
        {
          "stars": {
            "monk": 3
          },
          "gain": {
            "beads": 1
          }
        }
      ]
    },
    {
      "id": "c1",
      "deck": "base",
      "kind": "barrel_sulfur",
      "table": [
        [
          2,
          5
        ],
        [
          3,
          7
        ]
      ]
    },
    {
      "id": "c2",
      "deck": "base",
      "advanced_only": true,
      "kind": "monster_defeated",
      "table": [
        [
          1,
          7
        ]
      ]
    },
    {
      "id": "c3",
      "deck": "base",
      "kind": "locations",
      "locations": [
        "l16",
        "l17",
        "l18",
        "l19",
        "l20",
        "l21",
        "l22"
      ],
      "table": [
        [
          1,
          3
        ],
        [
          2,
          5
        ],
        [
          3,
          7
        ],
        [
          4,
          9
        ]
      ]
    },
    {
      "id": "c4",
      "deck": "base",
      "kind": "locations",
      "locations": [
        "l01",
        "l02",
        "l03",
        "l04",
        "l05",
        "l06",
        "l07"
      ],
      "table": [
        [
          1,
          3
        ],
        [
          2,
          5
        ],
        [
          3,
          7
        ],
        [
          4,
          9
        ]
      ]
    },
    {
      "id": "c5",
      "deck": "base",
      "kind": "locations",
      "locations": [
        "l08",
        "l09",
        "l10",
        "l16",
        "l18",
        "l21"
      ],
      "table": [
        [
          1,
          3
        ],
        [
          2,
          5
        ],
        [
          3,
          7
        ],
        [
          4,
          9
        ]
      ]
    },
    {
      "id": "c6",
      "deck": "base",
      "kind": "locations",
      "locations": [
        "l11",
        "l12",
        "l13",
        "l14",
        "l15",
        "l17",
        "l19",
        "l20",
        "l22"
      ],
      "table": [
        [
          1,
          3
        ],
        [
          2,
          5
        ],
        [
          3,
          7
        ],
        [
          4,
          9
        ]
      ]
    },
    {
      "id": "c7",
      "deck": "base",
      "kind": "locations",
      "locations": [
        "l08",
        "l09",
        "l10",
        "l11",
        "l12",
        "l13",
        "l14",
        "l15"
      ],
      "table": [
        [
          1,
          3
        ],
        [
          2,
          5
        ],
        [
          3,
          7
        ],
        [
          4,
          9
        ]
      ]
    },
    {
      "id": "c8",
      "deck": "base",
      "kind": "locations",
      "locations": [
        "l03",
        "l17",
        "l20"
      ],
      "table": [
        [
          1,
          5
        ],
        [
          2,
          11
        ],
        [
          3,
          17
        ]
      ]
    },
    {
      "id": "m9",
      "deck": "extended",
      "weapon": true,
      "options": [
        {
          "gain": {
            "attack": 1
          }
        },
        {
          "pay": {
            "food": 1
          },
          "gain": {
            "attack": 2
          }
        }
      ]
    },
    {
      "id": "m10",
      "deck": "extended",
      "weapon": true,
      "options": [
        {
          "gain": {
            "attack": 1
          }
        },
        {
          "pay": {
            "saltpeter": 1
          },
          "gain": {
            "attack": 2
          }
        }
      ]
    },
    {
      "id": "m11",
      "deck": "extended",
      "options": [
        {
          "pay": {
            "saltpeter": 1
          },
          "gain": {
            "shillings": 4
          }
        },
        {
          "pay": {
            "saltpeter": 1,
            "sulfur": 1
          },
          "gain": {
            "shillings": 8
          }
        }
      ]
    },
    {
      "id": "m12",
      "deck": "extended",
      "options": [
        {
          "pay": {
            "wood": 1
          },
          "gain": {
            "influence": 2
          }
        },
        {
          "pay": {
            "wood": 1,
            "iron": 1
          },
          "gain": {
            "influence": 4
          }
        }
      ]
    },
    {
      "id": "m13",
      "deck": "extended",
      "options": [
        {
          "pay": {
            "shillings": 2
          },
          "gain": {
            "random_goods": 3
          }
        },
        {
          "pay": {
            "shillings": 4
          },
          "gain": {
            "random_goods": 6
          }
        }
      ]
    },
    {
      "id": "m14",
      "deck": "extended",
      "options": [
        {
          "pay": {
            "iron": 1
          },
          "gain": {
            "vessel": "sub"
          }
        },
        {
          "pay": {
            "food": 1
          },
          "gain": {
            "vessel": "flight"
          }
        }
      ]
    },
    {
      "id": "m15",
      "deck": "extended",
      "options": [
        {
          "pay": {
            "sulfur": 1
          },
          "gain": {
            "seals": 1
          }
        },
        {
          "pay": {
            "saltpeter": 1
          },
          "gain": {
            "beads": 1
          }
        }
      ]
    },
    {
      "id": "m16",
      "deck": "extended",
      "options": [
        {
          "pay": {
            "food": 2
          },
          "gain": {
            "vp": 2
          }
        },
        {
          "pay": {
            "food": 2,
            "wood": 1,
            "iron": 1
          },
          "gain": {
            "vp": 4
          }
        }
      ]
    },
    {
      "id": "c9",
      "deck": "extended",
      "kind": "type",
      "type": "outpost",
      "table": [
        [
          1,
          2
        ],
        [
          2,
          4
        ],
        [
          3,
          7
        ]
      ]
    },
    {
      "id": "c10",
      "deck": "extended",
      "kind": "type",
      "type": "farm",
      "table": [
        [
          1,
          2
        ],
        [
          2,
          4
        ],
        [
          3,
          7
        ]
      ]
    },
    {
      "id": "c11",
      "deck": "extended",
      "kind": "type",
      "type": "town",
      "table": [
        [
          1,
          2
        ],
        [
          2,
          4
        ],
        [
          3,
          7
        ]
      ]
    },
    {
      "id": "c12",
      "deck": "extended",
      "kind": "type",
      "type": "feudum",
      "table": [
        [
          1,
          4
        ],
        [
          2,
          8
        ],
        [
          3,
          12
        ]
      ]
    },
    {
      "id": "c13",
      "deck": "extended",
      "kind": "masterships",
      "table": [
        [
          1,
          2
        ],
        [
          2,
          5
        ],
        [
          3,
          9
        ]
      ]
    },
    {
      "id": "c14",
      "deck": "extended",
      "advanced_only": true,
      "kind": "landscapes",
      "table": [
        [
          1,
          4
        ],
        [
          2,
          7
        ],
        [
          3,
          10
        ]
      ]
    },
    {
      "id": "c15",
      "deck": "extended",
      "kind": "active_regions",
      "table": [
        [
          4,
          3
        ],
        [
          5,
          6
        ],
        [
          6,
          9
        ]
      ]
    },
    {
      "id": "c16",
      "deck": "extended",
      "kind": "military_discs",
      "table": [
        [
          1,
          3
        ],
        [
          2,
          6
        ],
        [
          3,
          9
        ]
      ]
    }
  ]
} as const;

/** What the fields of each action are called, in the order of its line. */
export const actionFields = {
  "choose_goods": [
    "goods"
  ],
  "set_pawn": [
    "character",
    "location"
  ],
  "store_sulfur": [
    "place"
  ],
  "pay_with": [
    "means"
  ],
  "fill_pouch": [
    "filling"
  ],
  "pick_card": [
    "card"
  ],
  "go_on": [],
  "play_mandate": [
    "writ",
    "option"
  ],
  "return_writ": [
    "writ"
  ],
  "take_seal": [
    "location",
    "marker"
  ],
  "play_card": [
    "card"
  ],
  "stop": [],
  "choose_mode": [
    "mode"
  ],
  "enter": [
    "character",
    "location"
  ],
  "withdraw": [
    "pawn"
  ],
  "repeat_card": [
    "card"
  ],
  "move_pawn": [
    "pawn",
    "route",
    "vessel"
  ],
  "move_monster": [
    "monster",
    "route"
  ],
  "pilfer": [
    "location",
    "resource"
  ],
  "decline": [],
  "accept": [],
  "influence": [
    "location"
  ],
  "buy_influence": [
    "location"
  ],
  "keep_writ": [
    "writ"
  ],
  "choose_farm": [
    "location"
  ],
  "choose_harvest": [
    "share"
  ],
  "take_favour": [
    "good"
  ],
  "improve": [
    "location",
    "guild"
  ],
  "take_tile": [
    "region"
  ],
  "tend": [
    "location",
    "tile"
  ],
  "attack_pawn": [
    "owner",
    "pawn"
  ],
  "attack_monster": [
    "monster"
  ],
  "attack_feudum": [
    "location"
  ],
  "starve": [
    "location",
    "marker"
  ],
  "reveal_defend": [],
  "pass": [],
  "add_saltpeter": [],
  "use_weapon": [
    "writ",
    "option"
  ],
  "resolve": [],
  "use_guild": [
    "guild",
    "function"
  ],
  "hold_feast": [
    "owner",
    "guild",
    "function"
  ],
  "share_food": [
    "foods"
  ],
  "buy_good": [
    "good"
  ],
  "take_vessel": [
    "vessel"
  ],
  "tame": [
    "monster",
    "location"
  ],
  "buy_seals": [
    "seals"
  ],
  "take_scroll": [
    "scroll"
  ],
  "move_good": [
    "good"
  ],
  "invent": [
    "invention"
  ],
  "exchange": [
    "row",
    "scroll"
  ],
  "feed_pawn": [
    "meal"
  ],
  "surrender": []
} as const;

/** What the fields of each event are called; one that its hearer may not know is left out. */
export const eventFields = {
  "colour_assigned": [
    "seat",
    "colour"
  ],
  "place_drawn": [
    "place",
    "seat"
  ],
  "start_drawn": [
    "seat"
  ],
  "disc_laid": [
    "location",
    "type"
  ],
  "good_drawn": [
    "good",
    "place",
    "location",
    "seat"
  ],
  "good_brought": [
    "good",
    "place",
    "location"
  ],
  "bead_turned": [
    "value",
    "place",
    "seat"
  ],
  "bead_moved": [
    "value",
    "place",
    "seat"
  ],
  "vessel_offered": [
    "vessel"
  ],
  "goods_chosen": [
    "seat",
    "goods"
  ],
  "sulfur_stored": [
    "seat",
    "place"
  ],
  "good_paid": [
    "seat",
    "good",
    "means"
  ],
  "pouch_filled": [
    "seat",
    "filling"
  ],
  "pouch_emptied": [
    "seat",
    "filling"
  ],
  "card_picked": [
    "seat",
    "card"
  ],
  "turn_started": [
    "seat",
    "round"
  ],
  "card_played": [
    "seat",
    "card"
  ],
  "mode_chosen": [
    "seat",
    "card",
    "mode"
  ],
  "card_repeated": [
    "seat",
    "card"
  ],
  "pawn_entered": [
    "seat",
    "pawn",
    "character",
    "location"
  ],
  "pawn_left": [
    "seat",
    "pawn",
    "location",
    "why"
  ],
  "pawn_moved": [
    "seat",
    "pawn",
    "route",
    "vessel",
    "location"
  ],
  "monster_moved": [
    "seat",
    "monster",
    "route",
    "location"
  ],
  "resource_pilfered": [
    "seat",
    "location",
    "resource"
  ],
  "voyage_continued": [
    "seat",
    "space"
  ],
  "marker_placed": [
    "seat",
    "location",
    "role"
  ],
  "marker_returned": [
    "seat",
    "location"
  ],
  "ruler_bought_out": [
    "seat",
    "location",
    "former"
  ],
  "seal_taken": [
    "seat",
    "location"
  ],
  "seats_settled": [
    "guild",
    "seats"
  ],
  "guardian_placed": [
    "seat",
    "guild"
  ],
  "guardian_returned": [
    "seat",
    "guild"
  ],
  "shillings_gained": [
    "seat",
    "shillings",
    "reason"
  ],
  "shillings_paid": [
    "seat",
    "shillings"
  ],
  "markers_gained": [
    "seat",
    "markers",
    "reason"
  ],
  "vessel_gained": [
    "seat",
    "vessel"
  ],
  "seals_gained": [
    "seat",
    "seals"
  ],
  "writ_drawn": [
    "seat",
    "writ"
  ],
  "writ_kept": [
    "seat",
    "writ"
  ],
  "writ_returned": [
    "seat",
    "writ"
  ],
  "mandate_played": [
    "seat",
    "writ",
    "option"
  ],
  "harvest_begun": [
    "seat",
    "location",
    "total",
    "share"
  ],
  "favour_taken": [
    "seat",
    "good"
  ],
  "beads_turned_over": [
    "seat",
    "beads"
  ],
  "location_improved": [
    "seat",
    "location",
    "type",
    "guild"
  ],
  "tile_taken": [
    "seat",
    "tile",
    "scored"
  ],
  "tile_seen": [
    "tile",
    "landscape"
  ],
  "landscape_tended": [
    "seat",
    "location",
    "tile"
  ],
  "landscape_grew": [
    "location",
    "resources"
  ],
  "landscape_collected": [
    "seat",
    "location",
    "resources"
  ],
  "landscape_left": [
    "seat",
    "location"
  ],
  "tribute_paid": [
    "seat",
    "location"
  ],
  "attack_declared": [
    "seat",
    "location",
    "owner",
    "target",
    "pawn"
  ],
  "defend_revealed": [
    "seat"
  ],
  "saltpeter_added": [
    "seat",
    "attack"
  ],
  "weapon_used": [
    "seat",
    "writ",
    "option"
  ],
  "attack_resolved": [
    "seat",
    "attack",
    "defence",
    "won"
  ],
  "feudum_fell": [
    "location",
    "former"
  ],
  "monster_freed": [
    "monster",
    "owner"
  ],
  "starving_begun": [
    "seat",
    "location",
    "marker",
    "owner"
  ],
  "marker_starved": [
    "seat",
    "location",
    "marker",
    "owner"
  ],
  "marker_protected": [
    "seat",
    "location",
    "marker"
  ],
  "military_advanced": [
    "seat",
    "space"
  ],
  "chickens_emptied": [
    "beads"
  ],
  "guild_used": [
    "seat",
    "guild",
    "function"
  ],
  "feast_held": [
    "seat",
    "owner",
    "guild",
    "function"
  ],
  "coins_paid": [
    "guild",
    "master",
    "official",
    "charity"
  ],
  "farm_sold": [
    "seat",
    "location",
    "goods"
  ],
  "good_spilled": [
    "good",
    "place"
  ],
  "good_bought": [
    "seat",
    "good",
    "price"
  ],
  "good_moved": [
    "seat",
    "guild",
    "good"
  ],
  "vessel_bought": [
    "seat",
    "vessel"
  ],
  "row_bought": [
    "seat",
    "markers"
  ],
  "monster_tamed": [
    "seat",
    "monster",
    "location"
  ],
  "seal_bought": [
    "seat",
    "scroll"
  ],
  "seal_moved": [
    "seat",
    "scroll"
  ],
  "thing_invented": [
    "seat",
    "invention"
  ],
  "marker_exchanged": [
    "seat",
    "row",
    "scroll"
  ],
  "charity_shared": [
    "guild",
    "master",
    "official",
    "seat"
  ],
  "points_scored": [
    "seat",
    "points",
    "reason"
  ],
  "points_lost": [
    "seat",
    "points",
    "reason"
  ],
  "pawn_fed": [
    "seat",
    "pawn",
    "meal"
  ],
  "pawn_sobered": [
    "seat",
    "pawn"
  ],
  "tile_dropped": [
    "region",
    "epoch"
  ],
  "epoch_dawned": [
    "epoch"
  ],
  "guilds_restocked": [],
  "round_started": [
    "round",
    "seat"
  ],
  "player_surrendered": [
    "seat"
  ],
  "game_ended": [
    "winners",
    "ending",
    "scores",
    "writs"
  ]
} as const;

/** What a field of an action, event or refusal names. */
export const words = {
  "seat": "seat",
  "seats": "seat",
  "owner": "seat",
  "former": "seat",
  "winners": "seat",
  "good": "good",
  "goods": "good",
  "resource": "good",
  "card": "card",
  "cards": "card",
  "writ": "writ",
  "writs": "writ",
  "tile": "tile",
  "tiles": "tile",
  "means": "tile",
  "vessel": "vessel",
  "invention": "vessel",
  "monster": "monster",
  "target": "monster",
  "guild": "guild",
  "guilds": "guild",
  "location": "location",
  "region": "region",
  "route": "route",
  "character": "character",
  "type": "type",
  "landscape": "landscape",
  "colour": "colour",
  "phase": "phase",
  "reason": "reason"
} as const;

/** How many clauses each chapter of the rulebook has. */
export const rulebook = {
  "prefix": "FEU",
  "chapters": {
    "CMP": 13,
    "MAP": 9,
    "SET": 14,
    "FLOW": 5,
    "SEL": 7,
    "TURN": 7,
    "PAY": 8,
    "LOC": 8,
    "STA": 11,
    "REV": 4,
    "WRI": 12,
    "MIG": 6,
    "REP": 6,
    "MOV": 13,
    "INF": 5,
    "TAX": 2,
    "EXP": 3,
    "HAR": 9,
    "IMP": 9,
    "CON": 19,
    "DEF": 7,
    "GUI": 14,
    "FAR": 9,
    "MER": 5,
    "ALC": 7,
    "KNI": 5,
    "NOB": 4,
    "MNK": 4,
    "MON": 8,
    "LAN": 4,
    "MIL": 5,
    "VOY": 4,
    "FEE": 6,
    "DIE": 2,
    "EPO": 10,
    "RND": 1,
    "ELI": 1,
    "SUR": 7,
    "END": 11,
    "HID": 8,
    "RAN": 7,
    "OPT": 8,
    "LEN": 3,
    "RUL": 14
  }
} as const;
