// Made by tools/web_types.py. Do not edit.

export const rules = {
  "colours": [
    "branco",
    "preto",
    "vermelho",
    "azul",
    "amarelo",
    "verde",
    "roxo",
    "laranja"
  ],
  "players": {
    "least": 4,
    "most": 8
  },
  "armies": {
    "native": 5,
    "after_failed_test": 1,
    "rebels": 4,
    "vassal": 5
  },
  "percent": {
    "rebels": 30,
    "penalty": 5
  },
  "failure": {
    "easy": 10,
    "medium": 20,
    "hard": 30,
    "brutal": 50
  },
  "revolt": {
    "start": 15,
    "step": 15,
    "most": 75,
    "drop": 45,
    "falls_from": 45
  },
  "turns": {
    "most_passes": 2
  },
  "deck": {
    "cards": 49,
    "jokers": 1
  },
  "options": [
    {
      "id": "difficulty",
      "values": [
        "medium",
        "easy",
        "hard",
        "brutal"
      ],
      "clause": "REI-SET-02"
    },
    {
      "id": "picking",
      "values": [
        "each",
        "auto"
      ],
      "clause": "REI-BAT-05"
    },
    {
      "id": "revolt_clock",
      "values": [
        "turn",
        "round"
      ],
      "clause": "REI-REV-05"
    },
    {
      "id": "round_limit",
      "least": 1,
      "most": 1000000,
      "off": 0,
      "default": 100,
      "clause": "REI-END-04"
    }
  ]
} as const;

/** What the fields of each action are called, in the order of its line. */
export const actionFields = {
  "attack": [
    "target"
  ],
  "pass": [],
  "stay_loyal": [],
  "revolt": [],
  "pick": [
    "card"
  ],
  "surrender": []
} as const;

/** What the fields of each event are called; one that its hearer may not know is left out. */
export const eventFields = {
  "order_drawn": [
    "order"
  ],
  "turn_started": [
    "seat",
    "round"
  ],
  "turn_passed": [
    "seat",
    "passes"
  ],
  "attack_declared": [
    "seat",
    "target",
    "vassals"
  ],
  "decision_made": [
    "seat",
    "revolts"
  ],
  "decision_revised": [
    "seat",
    "revolts"
  ],
  "decisions_revealed": [
    "loyal",
    "trying"
  ],
  "revolt_tried": [
    "seat",
    "suzerain",
    "percent",
    "score",
    "free",
    "revolt"
  ],
  "natives_tested": [
    "seat",
    "percent",
    "score",
    "passed"
  ],
  "rebels_courted": [
    "seat",
    "percent",
    "score",
    "won"
  ],
  "cards_laid_out": [
    "attack",
    "defence",
    "cards",
    "picking",
    "picks"
  ],
  "card_turned": [
    "seat",
    "card",
    "joker"
  ],
  "joker_shown": [
    "card"
  ],
  "battle_won": [
    "seat",
    "loser",
    "vassals"
  ],
  "battle_called_off": [
    "seat",
    "target"
  ],
  "kingdom_freed": [
    "seat",
    "suzerain"
  ],
  "player_surrendered": [
    "seat"
  ],
  "game_ended": [
    "winners",
    "ending"
  ]
} as const;

/** What a field of an action, event or refusal names. */
export const words = {
  "seat": "seat",
  "target": "seat",
  "suzerain": "seat",
  "loser": "seat",
  "attacker": "seat",
  "defender": "seat",
  "picking": "seat",
  "order": "seat",
  "vassals": "seat",
  "loyal": "seat",
  "trying": "seat",
  "winners": "seat",
  "phase": "phase"
} as const;

/** How many clauses each chapter of the rulebook has. */
export const rulebook = {
  "prefix": "REI",
  "chapters": {
    "CMP": 3,
    "SET": 4,
    "TRN": 11,
    "PRE": 8,
    "BAT": 9,
    "REV": 13,
    "END": 10,
    "HID": 3
  }
} as const;
