// Made by tools/web_types.py. Do not edit.

export const board = {
  "colours": [
    "branco",
    "preto",
    "vermelho",
    "azul",
    "amarelo",
    "verde"
  ],
  "figures": [
    "quadrado",
    "triangulo",
    "circulo"
  ],
  "continents": [
    {
      "id": "america_do_norte",
      "bonus": 5,
      "territories": {
        "alasca": "triangulo",
        "mackenzie": "circulo",
        "groenlandia": "circulo",
        "vancouver": "triangulo",
        "ottawa": "circulo",
        "labrador": "quadrado",
        "california": "quadrado",
        "nova_york": "triangulo",
        "mexico": "quadrado"
      }
    },
    {
      "id": "america_do_sul",
      "bonus": 2,
      "territories": {
        "venezuela": "triangulo",
        "peru": "triangulo",
        "brasil": "circulo",
        "argentina": "quadrado"
      }
    },
    {
      "id": "europa",
      "bonus": 5,
      "territories": {
        "islandia": "triangulo",
        "inglaterra": "circulo",
        "suecia": "circulo",
        "alemanha": "circulo",
        "franca": "quadrado",
        "polonia": "quadrado",
        "moscou": "triangulo"
      }
    },
    {
      "id": "africa",
      "bonus": 3,
      "territories": {
        "argelia": "circulo",
        "egito": "triangulo",
        "sudao": "quadrado",
        "congo": "quadrado",
        "africa_do_sul": "triangulo",
        "madagascar": "circulo"
      }
    },
    {
      "id": "asia",
      "bonus": 7,
      "territories": {
        "oriente_medio": "quadrado",
        "aral": "triangulo",
        "omsk": "quadrado",
        "dudinka": "circulo",
        "siberia": "triangulo",
        "tchita": "triangulo",
        "mongolia": "circulo",
        "vladivostok": "circulo",
        "china": "circulo",
        "india": "quadrado",
        "vietna": "triangulo",
        "japao": "quadrado"
      }
    },
    {
      "id": "oceania",
      "bonus": 2,
      "territories": {
        "sumatra": "quadrado",
        "borneu": "quadrado",
        "nova_guine": "circulo",
        "australia": "triangulo"
      }
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
        "labrador"
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
        "peru"
      ],
      [
        "venezuela",
        "brasil"
      ],
      [
        "peru",
        "brasil"
      ],
      [
        "peru",
        "argentina"
      ],
      [
        "brasil",
        "argentina"
      ],
      [
        "suecia",
        "moscou"
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
        "mongolia"
      ],
      [
        "tchita",
        "vladivostok"
      ],
      [
        "tchita",
        "china"
      ],
      [
        "mongolia",
        "china"
      ],
      [
        "vladivostok",
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
        "groenlandia",
        "labrador"
      ],
      [
        "groenlandia",
        "islandia"
      ],
      [
        "brasil",
        "argelia"
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
        "nova_guine"
      ],
      [
        "borneu",
        "australia"
      ],
      [
        "nova_guine",
        "australia"
      ]
    ]
  }
} as const;

export const objectives = {
  "objectives": [
    {
      "id": "obj_europa_oceania_terceiro",
      "continents": [
        "europa",
        "oceania"
      ],
      "any_third": true
    },
    {
      "id": "obj_asia_america_do_sul",
      "continents": [
        "asia",
        "america_do_sul"
      ]
    },
    {
      "id": "obj_europa_america_do_sul_terceiro",
      "continents": [
        "europa",
        "america_do_sul"
      ],
      "any_third": true
    },
    {
      "id": "obj_18_territorios",
      "territories": 18,
      "armies": 2
    },
    {
      "id": "obj_asia_africa",
      "continents": [
        "asia",
        "africa"
      ]
    },
    {
      "id": "obj_america_do_norte_africa",
      "continents": [
        "america_do_norte",
        "africa"
      ]
    },
    {
      "id": "obj_24_territorios",
      "territories": 24,
      "armies": 1,
      "fallback": true
    },
    {
      "id": "obj_america_do_norte_oceania",
      "continents": [
        "america_do_norte",
        "oceania"
      ]
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
      "id": "obj_destruir_vermelho",
      "destroy": "vermelho"
    },
    {
      "id": "obj_destruir_preto",
      "destroy": "preto"
    },
    {
      "id": "obj_destruir_branco",
      "destroy": "branco"
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
  "deck": {
    "jokers": 2
  },
  "pieces": {
    "ficha_pequena": 1,
    "ficha_grande": 10
  },
  "reinforcement": {
    "divisor": 2,
    "least": 3
  },
  "battle": {
    "most_attack_dice": 3,
    "most_defence_dice": 3,
    "faces": 6,
    "garrison": 1
  },
  "exchange": {
    "table": [
      4,
      6,
      8,
      10,
      12,
      15,
      20
    ],
    "step": 5,
    "territory_bonus": 2,
    "set_size": 3,
    "hand_limit": 5
  },
  "setup": [
    {
      "players": 3,
      "territories": [
        14,
        14,
        14
      ],
      "first": 0
    },
    {
      "players": 4,
      "territories": [
        11,
        11,
        10,
        10
      ],
      "first": 2
    },
    {
      "players": 5,
      "territories": [
        9,
        9,
        8,
        8,
        8
      ],
      "first": 2
    },
    {
      "players": 6,
      "territories": [
        7,
        7,
        7,
        7,
        7,
        7
      ],
      "first": 0
    }
  ],
  "options": [
    {
      "id": "first_round",
      "values": [
        "full",
        "placement_only"
      ],
      "clause": "WAR-OPT-01"
    },
    {
      "id": "defender_dice",
      "values": [
        "most",
        "choose"
      ],
      "clause": "WAR-OPT-02"
    },
    {
      "id": "conquest_move",
      "values": [
        "participants",
        "all_but_one"
      ],
      "clause": "WAR-OPT-03"
    },
    {
      "id": "deal_start",
      "values": [
        "dealer",
        "left_of_dealer"
      ],
      "clause": "WAR-OPT-04"
    },
    {
      "id": "absent_colour_objectives",
      "values": [
        "exclude",
        "become_24"
      ],
      "clause": "WAR-OPT-05"
    },
    {
      "id": "own_colour_objective",
      "values": [
        "become_24",
        "redraw"
      ],
      "clause": "WAR-OPT-06"
    },
    {
      "id": "elimination_trade",
      "values": [
        "end_of_turn",
        "none"
      ],
      "clause": "WAR-OPT-07"
    },
    {
      "id": "reveal_objective_on_elimination",
      "values": [
        false,
        true
      ],
      "clause": "WAR-OPT-08"
    },
    {
      "id": "exchange_cap",
      "least": 4,
      "most": 1000000,
      "off": 0,
      "clause": "WAR-OPT-09"
    },
    {
      "id": "round_limit",
      "least": 1,
      "most": 1000000,
      "off": 0,
      "among_bots": 100,
      "clause": "WAR-OPT-10"
    }
  ]
} as const;

/** What the fields of each action are called, in the order of its line. */
export const actionFields = {
  "trade": [
    "cards"
  ],
  "skip": [],
  "place": [
    "pool",
    "territory",
    "armies"
  ],
  "attack": [
    "source",
    "target",
    "dice"
  ],
  "end_attack": [],
  "defend": [
    "dice"
  ],
  "occupy": [
    "extra"
  ],
  "move": [
    "source",
    "target",
    "armies"
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
  "objective_dealt": [
    "seat",
    "objective"
  ],
  "objective_swapped": [
    "seat",
    "returned",
    "objective"
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
  "turn_started": [
    "seat",
    "round",
    "pools"
  ],
  "cards_traded": [
    "seat",
    "cards",
    "armies",
    "bonus"
  ],
  "trade_skipped": [
    "seat"
  ],
  "armies_placed": [
    "seat",
    "pool",
    "territory",
    "armies"
  ],
  "attack_declared": [
    "seat",
    "source",
    "target",
    "dice",
    "defender"
  ],
  "attack_voided": [
    "source",
    "target"
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
  "objective_revealed": [
    "seat",
    "card",
    "objective"
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
  "armies_moved": [
    "seat",
    "source",
    "target",
    "armies"
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
  "card_lost": [
    "seat",
    "card"
  ],
  "player_surrendered": [
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
  "card": "card",
  "cards": "card",
  "objective": "objective",
  "returned": "objective",
  "pool": "pool",
  "pools": "pool",
  "colour": "colour",
  "continent": "continent",
  "phase": "phase",
  "action": "action-name"
} as const;

/** How many clauses each chapter of the rulebook has. */
export const rulebook = {
  "prefix": "WAR",
  "chapters": {
    "CMP": 14,
    "SET": 15,
    "TRN": 7,
    "RNF": 9,
    "ATK": 20,
    "CNQ": 8,
    "FRT": 9,
    "CRD": 9,
    "TRD": 18,
    "OBJ": 12,
    "ELM": 16,
    "SUR": 12,
    "END": 10,
    "HID": 15,
    "RND": 8,
    "OPT": 12
  }
} as const;
