// Made by tools/web_types.py. Do not edit.

export const board = {
  "colours": [
    "vermelho",
    "azul",
    "verde",
    "amarelo",
    "preto",
    "branco"
  ],
  "figures": [
    "escudo",
    "corvo",
    "martelo"
  ],
  "ports": [
    "islandia",
    "ilhas_do_norte",
    "nortumbria",
    "irlanda",
    "normandia",
    "frisia",
    "hedeby",
    "hordaland",
    "viken",
    "svealand",
    "gotlandia",
    "holmgard"
  ],
  "continents": [
    {
      "id": "atlantico",
      "bonus": 2,
      "territories": {
        "islandia": "corvo",
        "faroe": "martelo",
        "ilhas_do_norte": "escudo",
        "ilhas_do_sul": "corvo"
      }
    },
    {
      "id": "britania",
      "bonus": 4,
      "territories": {
        "alba": "escudo",
        "nortumbria": "martelo",
        "mercia": "corvo",
        "anglia_oriental": "escudo",
        "wessex": "martelo",
        "gales": "corvo",
        "irlanda": "escudo"
      }
    },
    {
      "id": "francia",
      "bonus": 3,
      "territories": {
        "bretanha": "martelo",
        "normandia": "corvo",
        "austrasia": "escudo",
        "frisia": "martelo",
        "saxonia": "corvo"
      }
    },
    {
      "id": "dinamarca",
      "bonus": 3,
      "territories": {
        "hedeby": "escudo",
        "jutlandia": "corvo",
        "zelandia": "martelo",
        "escania": "escudo"
      }
    },
    {
      "id": "noruega",
      "bonus": 4,
      "territories": {
        "halogaland": "martelo",
        "trondelag": "escudo",
        "hordaland": "corvo",
        "oppland": "martelo",
        "viken": "escudo"
      }
    },
    {
      "id": "suecia",
      "bonus": 4,
      "territories": {
        "norrland": "corvo",
        "svealand": "martelo",
        "gotaland_ocidental": "escudo",
        "gotaland_oriental": "corvo",
        "gotlandia": "escudo"
      }
    },
    {
      "id": "gardarike",
      "bonus": 4,
      "territories": {
        "finlandia": "martelo",
        "carelia": "corvo",
        "holmgard": "martelo",
        "estlandia": "escudo",
        "curlandia": "corvo",
        "vendia": "martelo"
      }
    }
  ],
  "links": {
    "land": [
      [
        "alba",
        "nortumbria"
      ],
      [
        "nortumbria",
        "mercia"
      ],
      [
        "mercia",
        "gales"
      ],
      [
        "mercia",
        "anglia_oriental"
      ],
      [
        "mercia",
        "wessex"
      ],
      [
        "anglia_oriental",
        "wessex"
      ],
      [
        "bretanha",
        "normandia"
      ],
      [
        "normandia",
        "austrasia"
      ],
      [
        "normandia",
        "frisia"
      ],
      [
        "frisia",
        "austrasia"
      ],
      [
        "frisia",
        "saxonia"
      ],
      [
        "austrasia",
        "saxonia"
      ],
      [
        "saxonia",
        "hedeby"
      ],
      [
        "saxonia",
        "vendia"
      ],
      [
        "hedeby",
        "vendia"
      ],
      [
        "hedeby",
        "jutlandia"
      ],
      [
        "escania",
        "gotaland_ocidental"
      ],
      [
        "escania",
        "gotaland_oriental"
      ],
      [
        "halogaland",
        "trondelag"
      ],
      [
        "trondelag",
        "oppland"
      ],
      [
        "trondelag",
        "hordaland"
      ],
      [
        "hordaland",
        "oppland"
      ],
      [
        "hordaland",
        "viken"
      ],
      [
        "oppland",
        "viken"
      ],
      [
        "halogaland",
        "norrland"
      ],
      [
        "halogaland",
        "finlandia"
      ],
      [
        "halogaland",
        "carelia"
      ],
      [
        "trondelag",
        "norrland"
      ],
      [
        "oppland",
        "norrland"
      ],
      [
        "oppland",
        "svealand"
      ],
      [
        "viken",
        "svealand"
      ],
      [
        "viken",
        "gotaland_ocidental"
      ],
      [
        "norrland",
        "svealand"
      ],
      [
        "norrland",
        "finlandia"
      ],
      [
        "svealand",
        "gotaland_ocidental"
      ],
      [
        "svealand",
        "gotaland_oriental"
      ],
      [
        "gotaland_ocidental",
        "gotaland_oriental"
      ],
      [
        "finlandia",
        "carelia"
      ],
      [
        "finlandia",
        "holmgard"
      ],
      [
        "carelia",
        "holmgard"
      ],
      [
        "holmgard",
        "estlandia"
      ],
      [
        "holmgard",
        "curlandia"
      ],
      [
        "estlandia",
        "curlandia"
      ],
      [
        "curlandia",
        "vendia"
      ]
    ],
    "dotted": [
      [
        "islandia",
        "faroe"
      ],
      [
        "faroe",
        "ilhas_do_norte"
      ],
      [
        "ilhas_do_norte",
        "ilhas_do_sul"
      ],
      [
        "ilhas_do_norte",
        "alba"
      ],
      [
        "ilhas_do_norte",
        "hordaland"
      ],
      [
        "ilhas_do_sul",
        "alba"
      ],
      [
        "ilhas_do_sul",
        "irlanda"
      ],
      [
        "irlanda",
        "gales"
      ],
      [
        "wessex",
        "bretanha"
      ],
      [
        "wessex",
        "normandia"
      ],
      [
        "anglia_oriental",
        "frisia"
      ],
      [
        "jutlandia",
        "zelandia"
      ],
      [
        "zelandia",
        "escania"
      ],
      [
        "jutlandia",
        "viken"
      ],
      [
        "escania",
        "vendia"
      ],
      [
        "gotaland_oriental",
        "gotlandia"
      ],
      [
        "gotlandia",
        "curlandia"
      ],
      [
        "svealand",
        "finlandia"
      ],
      [
        "finlandia",
        "estlandia"
      ]
    ]
  },
  "sea": {
    "routes": [
      [
        "islandia",
        "hordaland"
      ],
      [
        "islandia",
        "ilhas_do_norte"
      ],
      [
        "islandia",
        "irlanda"
      ],
      [
        "ilhas_do_norte",
        "irlanda"
      ],
      [
        "ilhas_do_norte",
        "nortumbria"
      ],
      [
        "hordaland",
        "nortumbria"
      ],
      [
        "nortumbria",
        "frisia"
      ],
      [
        "nortumbria",
        "normandia"
      ],
      [
        "irlanda",
        "normandia"
      ],
      [
        "viken",
        "frisia"
      ],
      [
        "viken",
        "hedeby"
      ],
      [
        "hedeby",
        "svealand"
      ],
      [
        "hedeby",
        "gotlandia"
      ],
      [
        "svealand",
        "gotlandia"
      ],
      [
        "svealand",
        "holmgard"
      ],
      [
        "gotlandia",
        "holmgard"
      ]
    ]
  }
} as const;

export const cards = {
  "objectives": [
    {
      "id": "obj_tres_coroas",
      "whole": [
        "dinamarca",
        "noruega",
        "suecia"
      ]
    },
    {
      "id": "obj_danelaw",
      "whole": [
        "dinamarca",
        "britania"
      ]
    },
    {
      "id": "obj_grande_exercito",
      "whole": [
        "britania",
        "francia"
      ],
      "commander_in": "nortumbria"
    },
    {
      "id": "obj_rota_varegue",
      "whole": [
        "suecia",
        "gardarike"
      ],
      "commander_in": "holmgard"
    },
    {
      "id": "obj_mar_do_oeste",
      "whole": [
        "noruega",
        "atlantico"
      ],
      "named": [
        "irlanda"
      ],
      "ship_in": [
        "islandia",
        "ilhas_do_norte"
      ]
    },
    {
      "id": "obj_portos",
      "ports": [
        8,
        8,
        7,
        7
      ],
      "ships": 3
    },
    {
      "id": "obj_conquista",
      "territories": [
        21,
        20,
        19,
        18
      ],
      "fallback": true
    },
    {
      "id": "obj_muralha",
      "territories": [
        16,
        15,
        15,
        14
      ],
      "armies": 2
    },
    {
      "id": "obj_destruir_vermelho",
      "destroy": "vermelho"
    },
    {
      "id": "obj_destruir_azul",
      "destroy": "azul"
    },
    {
      "id": "obj_destruir_verde",
      "destroy": "verde"
    },
    {
      "id": "obj_destruir_amarelo",
      "destroy": "amarelo"
    },
    {
      "id": "obj_destruir_preto",
      "destroy": "preto"
    },
    {
      "id": "obj_destruir_branco",
      "destroy": "branco"
    }
  ],
  "gods": [
    {
      "id": "freya",
      "cost": 1
    },
    {
      "id": "thor",
      "cost": 2
    },
    {
      "id": "loki",
      "cost": 2
    },
    {
      "id": "odin",
      "cost": 3
    }
  ],
  "god_cards": [
    {
      "id": "freya_brisingamen",
      "god": "freya",
      "attack": {
        "op": "reroll",
        "side": "own",
        "which": "lowest",
        "keep": "best"
      },
      "defence": {
        "op": "reroll",
        "side": "own",
        "which": "lowest",
        "keep": "best"
      }
    },
    {
      "id": "freya_seidr",
      "god": "freya",
      "attack": {
        "op": "set",
        "side": "own",
        "from": 1,
        "to": 3
      },
      "defence": {
        "op": "set",
        "side": "own",
        "from": 1,
        "to": 3
      }
    },
    {
      "id": "freya_manto",
      "god": "freya",
      "attack": {
        "op": "add",
        "side": "own",
        "which": "second",
        "value": 1
      },
      "defence": {
        "op": "add",
        "side": "own",
        "which": "second",
        "value": 1
      }
    },
    {
      "id": "thor_mjolnir",
      "god": "thor",
      "attack": {
        "op": "add",
        "side": "own",
        "which": "highest",
        "value": 1
      },
      "defence": {
        "op": "add",
        "side": "own",
        "which": "highest",
        "value": 2
      }
    },
    {
      "id": "thor_trovao",
      "god": "thor",
      "attack": {
        "op": "add",
        "side": "own",
        "which": "two_highest",
        "value": 1
      },
      "defence": {
        "op": "add",
        "side": "own",
        "which": "two_highest",
        "value": 1
      }
    },
    {
      "id": "thor_megingjord",
      "god": "thor",
      "attack": {
        "op": "add",
        "side": "own",
        "which": "lowest",
        "value": 2
      },
      "defence": {
        "op": "add",
        "side": "own",
        "which": "lowest",
        "value": 2
      }
    },
    {
      "id": "loki_ilusao",
      "god": "loki",
      "attack": {
        "op": "add",
        "side": "enemy",
        "which": "highest",
        "value": -2
      },
      "defence": {
        "op": "add",
        "side": "enemy",
        "which": "highest",
        "value": -2
      }
    },
    {
      "id": "loki_troca",
      "god": "loki",
      "attack": {
        "op": "swap"
      },
      "defence": {
        "op": "swap"
      }
    },
    {
      "id": "loki_discordia",
      "god": "loki",
      "attack": {
        "op": "reroll",
        "side": "enemy",
        "which": "highest",
        "keep": "new"
      },
      "defence": {
        "op": "reroll",
        "side": "enemy",
        "which": "highest",
        "keep": "new"
      }
    },
    {
      "id": "odin_corvos",
      "god": "odin",
      "attack": {
        "op": "extra",
        "count": 2
      },
      "defence": {
        "op": "extra",
        "count": 2
      }
    },
    {
      "id": "odin_gungnir",
      "god": "odin",
      "attack": {
        "op": "ties"
      },
      "defence": {
        "op": "add",
        "side": "enemy",
        "which": "all",
        "value": -1
      }
    },
    {
      "id": "odin_mimir",
      "god": "odin",
      "attack": {
        "op": "reroll_values",
        "side": "own",
        "values": [
          1,
          2,
          3
        ]
      },
      "defence": {
        "op": "reroll_values",
        "side": "own",
        "values": [
          1,
          2,
          3
        ]
      }
    }
  ],
  "effects": [
    {
      "id": "grito_de_batalha",
      "requires": [
        "commander"
      ]
    },
    {
      "id": "aguas_sangrentas",
      "requires": [
        "commander",
        "ships"
      ]
    },
    {
      "id": "parede_de_escudos",
      "requires": [
        "commander"
      ]
    },
    {
      "id": "prece_da_guerra",
      "requires": [
        "commander",
        "gods"
      ]
    }
  ]
} as const;

export const rules = {
  "players": {
    "least": 4,
    "least_with_option": 3,
    "most": 6
  },
  "supply": {
    "warriors": 60,
    "warrior_value": 1,
    "emblems": 5,
    "emblem_value": 5,
    "ships": 5,
    "commanders": 1,
    "valhalla_most": 6,
    "guaranteed": 3
  },
  "deck": {
    "jokers": 2
  },
  "dice": {
    "faces": 6,
    "red": 3,
    "yellow": 3
  },
  "reinforcement": {
    "divisor": 2,
    "least": 3
  },
  "battle": {
    "garrison": 1,
    "most_moving_in": 3
  },
  "naval": {
    "pairs_to_win": 2,
    "pairs_to_destroy": 3
  },
  "valhalla": {
    "ship": 1,
    "commander": 1,
    "surcharge": 1
  },
  "exchange": {
    "table": [
      4,
      6,
      8,
      10,
      12,
      15,
      20,
      25,
      30,
      35,
      40,
      45,
      50
    ],
    "step": 5,
    "territory_bonus": 2,
    "set_size": 3,
    "hand_limit": 5
  },
  "ramp": {
    "assaults": [
      1,
      2,
      3,
      4
    ]
  },
  "setup": [
    {
      "players": 3,
      "territories": [
        12,
        12,
        12
      ],
      "armies": [
        6,
        6,
        6
      ]
    },
    {
      "players": 4,
      "territories": [
        9,
        9,
        9,
        9
      ],
      "armies": [
        4,
        4,
        4,
        4
      ]
    },
    {
      "players": 5,
      "territories": [
        8,
        7,
        7,
        7,
        7
      ],
      "armies": [
        4,
        3,
        3,
        3,
        3
      ]
    },
    {
      "players": 6,
      "territories": [
        6,
        6,
        6,
        6,
        6,
        6
      ],
      "armies": [
        3,
        3,
        3,
        3,
        3,
        3
      ]
    }
  ],
  "options": [
    {
      "id": "three_players",
      "values": [
        false,
        true
      ],
      "clause": "VIK-OPT-01"
    },
    {
      "id": "gods",
      "values": [
        true,
        false
      ],
      "clause": "VIK-OPT-02"
    },
    {
      "id": "commander",
      "values": [
        true,
        false
      ],
      "clause": "VIK-OPT-03"
    },
    {
      "id": "ships",
      "values": [
        true,
        false
      ],
      "clause": "VIK-OPT-04"
    },
    {
      "id": "command_effect",
      "values": [
        "random",
        "grito_de_batalha",
        "aguas_sangrentas",
        "parede_de_escudos",
        "prece_da_guerra"
      ],
      "clause": "VIK-OPT-05"
    },
    {
      "id": "naval_mode",
      "values": [
        "single_roll",
        "three_rounds"
      ],
      "clause": "VIK-OPT-06"
    },
    {
      "id": "commander_return",
      "values": [
        "valhalla",
        "free",
        "never"
      ],
      "clause": "VIK-OPT-07"
    },
    {
      "id": "defender_dice",
      "values": [
        "most",
        "choose"
      ],
      "clause": "VIK-OPT-08"
    },
    {
      "id": "fortify_mode",
      "values": [
        "one_move",
        "classic"
      ],
      "clause": "VIK-OPT-09"
    },
    {
      "id": "attack_ramp",
      "values": [
        false,
        true
      ],
      "clause": "VIK-OPT-10"
    },
    {
      "id": "seat_compensation",
      "values": [
        false,
        true
      ],
      "clause": "VIK-OPT-11"
    },
    {
      "id": "supply_limit",
      "values": [
        true,
        false
      ],
      "clause": "VIK-OPT-12"
    },
    {
      "id": "objective_mode",
      "values": [
        "cards",
        "total_conquest"
      ],
      "clause": "VIK-OPT-13"
    },
    {
      "id": "round_limit",
      "least": 1,
      "most": 500,
      "off": 0,
      "default": 60,
      "clause": "VIK-OPT-14"
    }
  ]
} as const;

/** What the fields of each action are called, in the order of its line. */
export const actionFields = {
  "take_colour": [
    "colour"
  ],
  "place": [
    "pool",
    "territory",
    "armies"
  ],
  "place_commander": [
    "territory"
  ],
  "trade": [
    "cards"
  ],
  "build_ship": [
    "territory"
  ],
  "lay_up_ship": [
    "territory"
  ],
  "finish_placing": [],
  "attack": [
    "source",
    "target",
    "armies"
  ],
  "attack_ship": [
    "source",
    "target"
  ],
  "end_attack": [],
  "invoke": [
    "god"
  ],
  "pass_invocation": [],
  "keep_card": [],
  "draw_again": [],
  "defend": [
    "dice"
  ],
  "reroll": [
    "face"
  ],
  "decline_reroll": [],
  "send_to_valhalla": [
    "armies"
  ],
  "occupy": [
    "armies",
    "commander"
  ],
  "move": [
    "source",
    "target",
    "armies",
    "commander"
  ],
  "sail": [
    "source",
    "target",
    "armies",
    "ship",
    "commander"
  ],
  "end_fortify": [],
  "surrender": []
} as const;

/** What the fields of each event are called; one that its hearer may not know is left out. */
export const eventFields = {
  "colour_assigned": [
    "seat",
    "colour"
  ],
  "effect_drawn": [
    "effect"
  ],
  "dealer_rolled": [
    "seats",
    "faces",
    "dealer"
  ],
  "territories_dealt": [
    "dealer",
    "owners"
  ],
  "objective_dealt": [
    "seat",
    "objective"
  ],
  "turn_started": [
    "seat",
    "round",
    "pools",
    "restored"
  ],
  "armies_placed": [
    "seat",
    "pool",
    "territory",
    "armies"
  ],
  "commander_placed": [
    "seat",
    "territory",
    "cost"
  ],
  "cards_traded": [
    "seat",
    "cards",
    "armies",
    "bonus"
  ],
  "ship_built": [
    "seat",
    "territory"
  ],
  "ship_laid_up": [
    "seat",
    "territory"
  ],
  "placing_finished": [
    "seat"
  ],
  "battle_declared": [
    "seat",
    "defender",
    "source",
    "target",
    "armies"
  ],
  "naval_combat_declared": [
    "seat",
    "defender",
    "source",
    "target"
  ],
  "god_invoked": [
    "seat",
    "god",
    "cost"
  ],
  "god_card_drawn": [
    "seat",
    "god_card"
  ],
  "god_card_refused": [
    "seat",
    "god_card"
  ],
  "dice_rolled": [
    "attack",
    "defence"
  ],
  "die_rerolled": [
    "seat",
    "face",
    "result"
  ],
  "power_rolled": [
    "seat",
    "god_card",
    "faces",
    "attack",
    "defence"
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
  "naval_roll_fought": [
    "seat",
    "defender",
    "source",
    "target",
    "attack",
    "defence",
    "attack_pairs",
    "defence_pairs"
  ],
  "naval_combat_ended": [
    "seat",
    "defender",
    "source",
    "target",
    "result"
  ],
  "valhalla_entered": [
    "seat",
    "armies"
  ],
  "territory_conquered": [
    "seat",
    "source",
    "territory",
    "former"
  ],
  "commander_lost": [
    "seat",
    "territory"
  ],
  "ship_returned": [
    "seat",
    "territory"
  ],
  "armies_moved_in": [
    "seat",
    "source",
    "territory",
    "armies",
    "commander"
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
  "objective_changed": [
    "seat",
    "objective"
  ],
  "attack_ended": [
    "seat"
  ],
  "armies_moved": [
    "seat",
    "source",
    "target",
    "armies",
    "commander",
    "ship"
  ],
  "fortify_ended": [
    "seat"
  ],
  "pile_recycled": [
    "cards"
  ],
  "card_drawn": [
    "seat",
    "card"
  ],
  "surrender_announced": [
    "seat"
  ],
  "player_surrendered": [
    "seat",
    "cards"
  ],
  "hand_discarded": [
    "seat",
    "cards"
  ],
  "game_ended": [
    "winners",
    "ending",
    "objectives",
    "hands"
  ]
} as const;

/** What a field of an action, event or refusal names. */
export const words = {
  "territory": "territory",
  "source": "territory",
  "target": "territory",
  "bonus": "territory",
  "seat": "seat",
  "seats": "seat",
  "by": "seat",
  "giver": "seat",
  "defender": "seat",
  "dealer": "seat",
  "winners": "seat",
  "former": "seat",
  "card": "card",
  "cards": "card",
  "pool": "pool",
  "pools": "pool",
  "objective": "objective",
  "returned": "objective",
  "continent": "continent",
  "colour": "colour",
  "god": "god",
  "god_card": "god-card",
  "effect": "effect",
  "phase": "phase",
  "action": "action-name"
} as const;

/** How many clauses each chapter of the rulebook has. */
export const rulebook = {
  "prefix": "VIK",
  "chapters": {
    "CMP": 14,
    "BRD": 5,
    "SUP": 6,
    "SET": 12,
    "TRN": 9,
    "ONE": 3,
    "REI": 7,
    "CRD": 16,
    "ATK": 10,
    "BAT": 9,
    "OCC": 6,
    "VAL": 8,
    "GOD": 13,
    "GDC": 15,
    "CMD": 7,
    "EFF": 9,
    "SHP": 12,
    "NAV": 18,
    "FOR": 7,
    "OBC": 14,
    "OBJ": 7,
    "ELI": 9,
    "SUR": 8,
    "WIN": 7,
    "HID": 7,
    "RND": 3,
    "OPT": 14
  }
} as const;
