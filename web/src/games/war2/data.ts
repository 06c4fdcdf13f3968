// Made by tools/web_types.py. Do not edit.

export const board = {
  "colours": [
    "branco",
    "vermelho",
    "preto",
    "azul",
    "amarelo",
    "verde"
  ],
  "continents": [
    {
      "id": "america_do_norte",
      "totality": 6,
      "majority": 3,
      "territories": [
        "alasca",
        "mackenzie",
        "groenlandia",
        "vancouver",
        "ottawa",
        "labrador",
        "california",
        "nova_york",
        "mexico"
      ],
      "centres": [
        "ottawa",
        "nova_york"
      ]
    },
    {
      "id": "america_do_sul",
      "totality": 3,
      "majority": 1,
      "territories": [
        "venezuela",
        "brasil",
        "argentina"
      ],
      "centres": [
        "brasil"
      ]
    },
    {
      "id": "europa",
      "totality": 6,
      "majority": 3,
      "territories": [
        "islandia",
        "inglaterra",
        "suecia",
        "alemanha",
        "franca",
        "polonia",
        "moscou"
      ],
      "centres": [
        "inglaterra",
        "alemanha",
        "moscou"
      ]
    },
    {
      "id": "africa",
      "totality": 4,
      "majority": 2,
      "territories": [
        "argelia",
        "egito",
        "sudao",
        "congo",
        "africa_do_sul",
        "madagascar"
      ],
      "centres": [
        "egito",
        "africa_do_sul"
      ]
    },
    {
      "id": "asia",
      "totality": 8,
      "majority": 4,
      "territories": [
        "oriente_medio",
        "aral",
        "omsk",
        "dudinka",
        "siberia",
        "tchita",
        "vladivostok",
        "mongolia",
        "china",
        "japao",
        "india",
        "vietna"
      ],
      "centres": [
        "oriente_medio",
        "china",
        "japao"
      ]
    },
    {
      "id": "oceania",
      "totality": 3,
      "majority": 2,
      "territories": [
        "sumatra",
        "borneu",
        "nova_guine",
        "australia"
      ],
      "centres": [
        "australia"
      ]
    }
  ],
  "links": {
    "land": [
      [
        "alasca",
        "mackenzie"
      ],
      [
        "alasca",
        "vancouver"
      ],
      [
        "mackenzie",
        "vancouver"
      ],
      [
        "mackenzie",
        "ottawa"
      ],
      [
        "vancouver",
        "ottawa"
      ],
      [
        "vancouver",
        "california"
      ],
      [
        "ottawa",
        "california"
      ],
      [
        "ottawa",
        "nova_york"
      ],
      [
        "ottawa",
        "labrador"
      ],
      [
        "labrador",
        "nova_york"
      ],
      [
        "california",
        "nova_york"
      ],
      [
        "california",
        "mexico"
      ],
      [
        "nova_york",
        "mexico"
      ],
      [
        "mexico",
        "venezuela"
      ],
      [
        "venezuela",
        "brasil"
      ],
      [
        "venezuela",
        "argentina"
      ],
      [
        "brasil",
        "argentina"
      ],
      [
        "alemanha",
        "franca"
      ],
      [
        "alemanha",
        "polonia"
      ],
      [
        "franca",
        "polonia"
      ],
      [
        "polonia",
        "moscou"
      ],
      [
        "suecia",
        "moscou"
      ],
      [
        "polonia",
        "oriente_medio"
      ],
      [
        "moscou",
        "oriente_medio"
      ],
      [
        "moscou",
        "aral"
      ],
      [
        "moscou",
        "omsk"
      ],
      [
        "argelia",
        "egito"
      ],
      [
        "argelia",
        "sudao"
      ],
      [
        "argelia",
        "congo"
      ],
      [
        "egito",
        "sudao"
      ],
      [
        "egito",
        "oriente_medio"
      ],
      [
        "sudao",
        "congo"
      ],
      [
        "sudao",
        "africa_do_sul"
      ],
      [
        "congo",
        "africa_do_sul"
      ],
      [
        "oriente_medio",
        "aral"
      ],
      [
        "oriente_medio",
        "india"
      ],
      [
        "aral",
        "omsk"
      ],
      [
        "aral",
        "china"
      ],
      [
        "aral",
        "india"
      ],
      [
        "omsk",
        "dudinka"
      ],
      [
        "omsk",
        "mongolia"
      ],
      [
        "omsk",
        "china"
      ],
      [
        "dudinka",
        "siberia"
      ],
      [
        "dudinka",
        "tchita"
      ],
      [
        "dudinka",
        "mongolia"
      ],
      [
        "siberia",
        "tchita"
      ],
      [
        "siberia",
        "vladivostok"
      ],
      [
        "tchita",
        "vladivostok"
      ],
      [
        "tchita",
        "mongolia"
      ],
      [
        "tchita",
        "china"
      ],
      [
        "vladivostok",
        "china"
      ],
      [
        "mongolia",
        "china"
      ],
      [
        "china",
        "india"
      ],
      [
        "china",
        "vietna"
      ],
      [
        "india",
        "vietna"
      ]
    ],
    "sea": [
      [
        "alasca",
        "vladivostok"
      ],
      [
        "mackenzie",
        "groenlandia"
      ],
      [
        "labrador",
        "groenlandia"
      ],
      [
        "groenlandia",
        "islandia"
      ],
      [
        "islandia",
        "inglaterra"
      ],
      [
        "inglaterra",
        "suecia"
      ],
      [
        "inglaterra",
        "alemanha"
      ],
      [
        "inglaterra",
        "franca"
      ],
      [
        "franca",
        "argelia"
      ],
      [
        "franca",
        "egito"
      ],
      [
        "polonia",
        "egito"
      ],
      [
        "brasil",
        "argelia"
      ],
      [
        "sudao",
        "madagascar"
      ],
      [
        "africa_do_sul",
        "madagascar"
      ],
      [
        "vladivostok",
        "japao"
      ],
      [
        "china",
        "japao"
      ],
      [
        "india",
        "sumatra"
      ],
      [
        "vietna",
        "borneu"
      ],
      [
        "sumatra",
        "australia"
      ],
      [
        "borneu",
        "australia"
      ],
      [
        "borneu",
        "nova_guine"
      ],
      [
        "nova_guine",
        "australia"
      ]
    ]
  }
} as const;

export const cards = {
  "numbers": {
    "1": 10,
    "2": 10,
    "3": 8
  },
  "territory_cards": [
    {
      "shows": [
        "nova_york"
      ],
      "centre": "nova_york"
    },
    {
      "shows": [
        "ottawa",
        "labrador"
      ],
      "centre": "ottawa"
    },
    {
      "shows": [
        "brasil"
      ],
      "centre": "brasil"
    },
    {
      "shows": [
        "inglaterra",
        "islandia"
      ],
      "centre": "inglaterra"
    },
    {
      "shows": [
        "alemanha"
      ],
      "centre": "alemanha"
    },
    {
      "shows": [
        "moscou",
        "suecia"
      ],
      "centre": "moscou"
    },
    {
      "shows": [
        "egito"
      ],
      "centre": "egito"
    },
    {
      "shows": [
        "africa_do_sul",
        "madagascar"
      ],
      "centre": "africa_do_sul"
    },
    {
      "shows": [
        "oriente_medio"
      ],
      "centre": "oriente_medio"
    },
    {
      "shows": [
        "china"
      ],
      "centre": "china"
    },
    {
      "shows": [
        "japao",
        "vladivostok"
      ],
      "centre": "japao"
    },
    {
      "shows": [
        "australia"
      ],
      "centre": "australia"
    },
    {
      "shows": [
        "california",
        "vancouver"
      ]
    },
    {
      "shows": [
        "alasca",
        "mackenzie"
      ]
    },
    {
      "shows": [
        "groenlandia"
      ]
    },
    {
      "shows": [
        "mexico"
      ]
    },
    {
      "shows": [
        "argentina",
        "venezuela"
      ]
    },
    {
      "shows": [
        "franca",
        "polonia"
      ]
    },
    {
      "shows": [
        "argelia"
      ]
    },
    {
      "shows": [
        "sudao",
        "congo"
      ]
    },
    {
      "shows": [
        "aral",
        "omsk"
      ]
    },
    {
      "shows": [
        "dudinka",
        "siberia"
      ]
    },
    {
      "shows": [
        "mongolia",
        "tchita"
      ]
    },
    {
      "shows": [
        "india"
      ]
    },
    {
      "shows": [
        "vietna"
      ]
    },
    {
      "shows": [
        "sumatra",
        "borneu"
      ]
    },
    {
      "shows": [
        "nova_guine"
      ]
    }
  ],
  "objectives": [
    {
      "id": "obj_america_do_norte_oceania",
      "whole": [
        "america_do_norte",
        "oceania"
      ]
    },
    {
      "id": "obj_america_do_norte_africa",
      "whole": [
        "america_do_norte",
        "africa"
      ]
    },
    {
      "id": "obj_asia_5_centros",
      "whole": [
        "asia"
      ],
      "centres": 5
    },
    {
      "id": "obj_oceania_maioria_asia_europa",
      "whole": [
        "oceania"
      ],
      "majority": [
        "asia",
        "europa"
      ]
    },
    {
      "id": "obj_europa_oceania_terceiro",
      "whole": [
        "europa",
        "oceania"
      ],
      "more_whole": 1
    },
    {
      "id": "obj_europa_america_do_sul_terceiro",
      "whole": [
        "europa",
        "america_do_sul"
      ],
      "more_whole": 1
    },
    {
      "id": "obj_europa_maioria_asia",
      "whole": [
        "europa"
      ],
      "majority": [
        "asia"
      ]
    },
    {
      "id": "obj_africa_maioria_america_do_norte_europa",
      "whole": [
        "africa"
      ],
      "majority": [
        "america_do_norte",
        "europa"
      ]
    },
    {
      "id": "obj_america_do_sul_maioria_america_do_norte_asia",
      "whole": [
        "america_do_sul"
      ],
      "majority": [
        "america_do_norte",
        "asia"
      ]
    },
    {
      "id": "obj_24_territorios",
      "territories": 24,
      "armies": 1,
      "fallback": true
    },
    {
      "id": "obj_18_territorios",
      "territories": 18,
      "armies": 2
    },
    {
      "id": "obj_8_centros",
      "centres": 8
    },
    {
      "id": "obj_5_maiorias",
      "majorities": 5
    },
    {
      "id": "obj_america_do_sul_oceania_7_centros",
      "whole": [
        "america_do_sul",
        "oceania"
      ],
      "centres": 7
    },
    {
      "id": "obj_destruir_branco",
      "destroy": "branco"
    },
    {
      "id": "obj_destruir_vermelho",
      "destroy": "vermelho"
    },
    {
      "id": "obj_destruir_preto",
      "destroy": "preto"
    },
    {
      "id": "obj_destruir_azul",
      "destroy": "azul"
    },
    {
      "id": "obj_destruir_amarelo",
      "destroy": "amarelo"
    },
    {
      "id": "obj_destruir_verde",
      "destroy": "verde"
    }
  ]
} as const;

export const rules = {
  "players": {
    "least": 3,
    "most": 6
  },
  "pieces": {
    "small": 70,
    "large": 5,
    "small_value": 1,
    "large_value": 10,
    "bombers": 10,
    "spies": 1
  },
  "dice": {
    "battle": [
      1,
      2,
      3,
      4,
      5,
      6
    ],
    "anti_aircraft": [
      0,
      0,
      0,
      1,
      1,
      2
    ],
    "anti_aircraft_heavy": [
      0,
      0,
      0,
      1,
      2,
      3
    ],
    "air_attack": [
      0,
      0,
      0,
      1,
      2,
      3
    ],
    "most_attack_dice": 3,
    "most_defence_dice": 3
  },
  "reinforcement": {
    "divisor": 2,
    "least": 3,
    "per_centre": 1,
    "bombers_per_centre": 1
  },
  "cards": {
    "hand_limit": 5,
    "drawn": 3,
    "recycle_at": 10,
    "worth": 1
  },
  "setup": {
    "centre_armies": 2,
    "claim_armies": 1,
    "pairs_with_five": 3,
    "by_players": [
      {
        "players": 3,
        "centres_each": 4
      },
      {
        "players": 4,
        "centres_each": 3
      },
      {
        "players": 5,
        "centres_each": 2
      },
      {
        "players": 6,
        "centres_each": 2
      }
    ]
  },
  "options": [
    {
      "id": "ci",
      "values": [
        false,
        true
      ],
      "clause": "WAR2-OPT-01"
    },
    {
      "id": "first_round_attacks",
      "values": [
        true,
        false
      ],
      "clause": "WAR2-OPT-02"
    },
    {
      "id": "objectives_after_claims",
      "values": [
        false,
        true
      ],
      "clause": "WAR2-OPT-03"
    },
    {
      "id": "aa_die",
      "values": [
        "standard",
        "heavy"
      ],
      "clause": "WAR2-OPT-04"
    },
    {
      "id": "majority_placement",
      "values": [
        "continent",
        "free"
      ],
      "clause": "WAR2-OPT-05"
    },
    {
      "id": "transport_mode",
      "values": [
        "any",
        "shown"
      ],
      "clause": "WAR2-OPT-06"
    },
    {
      "id": "last_stand",
      "values": [
        false,
        true
      ],
      "clause": "WAR2-OPT-07"
    },
    {
      "id": "last_stand_centres",
      "least": 2,
      "most": 12,
      "default": 3,
      "clause": "WAR2-OPT-07"
    },
    {
      "id": "surrender_seat",
      "values": [
        "neutral",
        "bot"
      ],
      "clause": "WAR2-OPT-08"
    },
    {
      "id": "round_limit",
      "least": 1,
      "most": 1000000,
      "off": 0,
      "default": 60,
      "clause": "WAR2-OPT-09"
    },
    {
      "id": "turn_seconds",
      "least": 1,
      "most": 1000000,
      "off": 0,
      "clause": "WAR2-OPT-10"
    },
    {
      "id": "random_claims",
      "values": [
        false,
        true
      ],
      "clause": "WAR2-OPT-11"
    }
  ]
} as const;

/** What the fields of each action are called, in the order of its line. */
export const actionFields = {
  "take_centre": [
    "territory"
  ],
  "take_pair": [
    "territory",
    "other"
  ],
  "claim": [
    "territory"
  ],
  "place": [
    "pool",
    "territory",
    "armies"
  ],
  "attack": [
    "source",
    "target",
    "armies"
  ],
  "end_attack": [],
  "occupy": [
    "armies"
  ],
  "raid_from_base": [
    "target",
    "bombers"
  ],
  "raid_with_cards": [
    "card",
    "numbers",
    "target"
  ],
  "continue_raid": [],
  "stop_raid": [],
  "move": [
    "source",
    "target",
    "armies"
  ],
  "airlift": [
    "source",
    "target",
    "armies"
  ],
  "end_turn": [],
  "reinforce": [
    "card",
    "numbers",
    "territory"
  ],
  "transport": [
    "cards"
  ],
  "carry": [
    "source",
    "target",
    "armies"
  ],
  "discard": [
    "card"
  ],
  "place_ci": [
    "territory"
  ],
  "spy": [
    "opponent"
  ],
  "move_ci": [
    "ci",
    "territory"
  ],
  "carry_ci": [
    "ci",
    "territory"
  ],
  "surrender": []
} as const;

/** What the fields of each event are called; one that its hearer may not know is left out. */
export const eventFields = {
  "colour_assigned": [
    "seat",
    "colour"
  ],
  "objective_dealt": [
    "seat",
    "objective"
  ],
  "dealer_rolled": [
    "seats",
    "faces",
    "dealer"
  ],
  "centre_dealt": [
    "seat",
    "territory"
  ],
  "centre_taken": [
    "seat",
    "territory"
  ],
  "pair_taken": [
    "seat",
    "territories"
  ],
  "territory_claimed": [
    "seat",
    "territory"
  ],
  "turn_started": [
    "seat",
    "round",
    "stage",
    "pools",
    "centres"
  ],
  "armies_placed": [
    "seat",
    "pool",
    "territory",
    "armies"
  ],
  "armies_lost": [
    "seat",
    "armies"
  ],
  "bombers_arrived": [
    "seat",
    "bombers",
    "base"
  ],
  "battle_fought": [
    "seat",
    "defender",
    "source",
    "target",
    "attack",
    "defence",
    "attack_losses",
    "defence_losses"
  ],
  "territory_conquered": [
    "seat",
    "source",
    "territory",
    "former"
  ],
  "armies_moved_in": [
    "seat",
    "source",
    "territory",
    "armies"
  ],
  "attack_ended": [
    "seat"
  ],
  "raid_declared": [
    "seat",
    "defender",
    "target",
    "bombers",
    "cards"
  ],
  "flak_fired": [
    "seat",
    "target",
    "face",
    "bombers"
  ],
  "bombs_dropped": [
    "seat",
    "target",
    "face",
    "armies"
  ],
  "raid_ended": [
    "seat",
    "target",
    "bombers"
  ],
  "armies_moved": [
    "seat",
    "source",
    "target",
    "armies"
  ],
  "armies_airlifted": [
    "seat",
    "source",
    "target",
    "armies"
  ],
  "turn_ended": [
    "seat"
  ],
  "territory_reinforced": [
    "seat",
    "cards",
    "territory",
    "armies"
  ],
  "transport_paid": [
    "seat",
    "cards"
  ],
  "armies_transported": [
    "seat",
    "source",
    "target",
    "armies"
  ],
  "card_discarded": [
    "seat",
    "card"
  ],
  "pile_recycled": [
    "cards"
  ],
  "card_drawn": [
    "seat",
    "card"
  ],
  "player_eliminated": [
    "seat",
    "by",
    "cards"
  ],
  "cards_taken": [
    "seat",
    "giver",
    "count",
    "cards"
  ],
  "card_lost": [
    "seat",
    "card"
  ],
  "objective_changed": [
    "seat",
    "objective"
  ],
  "last_stand_begun": [
    "seat",
    "number"
  ],
  "ci_placed": [
    "seat",
    "territory"
  ],
  "ci_moved": [
    "seat",
    "ci",
    "source",
    "territory"
  ],
  "ci_captured": [
    "seat",
    "ci",
    "territory"
  ],
  "ci_freed": [
    "seat",
    "territory"
  ],
  "spied": [
    "seat",
    "opponent"
  ],
  "hand_seen": [
    "seat",
    "opponent",
    "cards"
  ],
  "secrets_seen": [
    "seat",
    "opponent",
    "cards",
    "dealt",
    "objective"
  ],
  "surrender_announced": [
    "seat"
  ],
  "player_surrendered": [
    "seat",
    "cards"
  ],
  "seat_handed_over": [
    "seat"
  ],
  "game_ended": [
    "winners",
    "ending",
    "objectives",
    "hands",
    "leftover"
  ]
} as const;

/** What a field of an action, event or refusal names. */
export const words = {
  "territory": "territory",
  "other": "territory",
  "territories": "territory",
  "source": "territory",
  "target": "territory",
  "centres": "territory",
  "seat": "seat",
  "seats": "seat",
  "by": "seat",
  "giver": "seat",
  "defender": "seat",
  "dealer": "seat",
  "winners": "seat",
  "opponent": "seat",
  "ci": "seat",
  "former": "seat",
  "card": "card",
  "cards": "card",
  "objective": "objective",
  "dealt": "objective",
  "pool": "pool",
  "pools": "pool",
  "colour": "colour",
  "returned": "objective",
  "continent": "continent",
  "phase": "phase"
} as const;

/** How many clauses each chapter of the rulebook has. */
export const rulebook = {
  "prefix": "WAR2",
  "chapters": {
    "COM": 11,
    "BRD": 10,
    "DCK": 7,
    "OBC": 2,
    "SET": 22,
    "TRN": 14,
    "REC": 17,
    "ATK": 12,
    "CON": 7,
    "AIR": 18,
    "MOV": 8,
    "CRD": 27,
    "ELI": 10,
    "SUR": 9,
    "OBJ": 10,
    "END": 4,
    "CI": 31,
    "HID": 5,
    "RND": 2,
    "OPT": 13
  }
} as const;
