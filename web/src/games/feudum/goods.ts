/** Goods are told by their shape as well as by their colour. The shapes lie about the origin, ten across. */
export const GOOD_SHAPES: Readonly<Record<string, string>> = {
  food: "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z",
  wood: "M-6-2.6H6V2.6H-6Z",
  iron: "M-2.8-5H2.8L5.6 0 2.8 5H-2.8L-5.6 0Z",
  sulfur: "M0-5.2 5.6 4.6H-5.6Z",
  saltpeter: "M0-5.8 5.2 0 0 5.8-5.2 0Z",
};

export const GOOD_FILLS: Readonly<Record<string, string>> = {
  food: "#5e8c3a",
  wood: "#8a5a2b",
  iron: "#5b6670",
  sulfur: "#d9a400",
  saltpeter: "#e9e4d8",
};
