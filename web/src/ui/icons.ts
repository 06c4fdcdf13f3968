/** Line icons on a 20 px grid, drawn with a 1.75 px stroke. `pips` are filled dots. */
const DIE = "M5 3H15A2 2 0 0 1 17 5V15A2 2 0 0 1 15 17H5A2 2 0 0 1 3 15V5A2 2 0 0 1 5 3Z";
const pip = (...places: [number, number][]) =>
  places.map(([x, y]) => `M${x - 1.2} ${y}a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0Z`).join("");

interface Drawing {
  line?: string;
  pips?: string;
}

export const ICONS = {
  "die-1": { line: DIE, pips: pip([10, 10]) },
  "die-2": { line: DIE, pips: pip([7, 7], [13, 13]) },
  "die-3": { line: DIE, pips: pip([6.5, 6.5], [10, 10], [13.5, 13.5]) },
  "die-4": { line: DIE, pips: pip([7, 7], [13, 7], [7, 13], [13, 13]) },
  "die-5": { line: DIE, pips: pip([6.5, 6.5], [13.5, 6.5], [10, 10], [6.5, 13.5], [13.5, 13.5]) },
  "die-6": { line: DIE, pips: pip([7, 6], [13, 6], [7, 10], [13, 10], [7, 14], [13, 14]) },
  army: { line: "M10 3 16 5V10C16 13.5 13.5 16 10 17.5 6.5 16 4 13.5 4 10V5Z" },
  flag: { line: "M5 17.5V3H15L13 6.5 15 10H5" },
  move: { line: "M3 10H16M11.5 5.5 16 10 11.5 14.5" },
  card: {
    line: "M6 2.5H14A1.5 1.5 0 0 1 15.5 4V16A1.5 1.5 0 0 1 14 17.5H6A1.5 1.5 0 0 1 4.5 16V4A1.5 1.5 0 0 1 6 2.5Z",
  },
  "figure-quadrado": { line: "M4.5 4.5H15.5V15.5H4.5Z" },
  "figure-triangulo": { line: "M10 3.5 17 16H3Z" },
  "figure-circulo": { line: "M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0Z" },
  "figure-coringa": {
    line: "M10 2.5 12.2 7.6 17.5 8.2 13.5 11.8 14.7 17 10 14.3 5.3 17 6.5 11.8 2.5 8.2 7.8 7.6Z",
  },
  objective: {
    line: "M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0ZM6.5 10a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z",
    pips: pip([10, 10]),
  },
  clock: { line: "M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0ZM10 6V10L12.5 12" },
  link: {
    line: "M8.5 11.5 11.5 8.5M9 6.5 11 4.5A3.2 3.2 0 0 1 15.5 9L13.5 11M6.5 9 4.5 11A3.2 3.2 0 0 0 9 15.5L11 13.5",
  },
  copy: { line: "M7.5 7.5H16.5V16.5H7.5ZM4.5 12.5H3.5V3.5H12.5V4.5" },
  share: { line: "M10 12.5V3M6.5 6 10 2.5 13.5 6M4 10.5V16.5H16V10.5" },
  bot: {
    line: "M5 8H15A1 1 0 0 1 16 9V15A1 1 0 0 1 15 16H5A1 1 0 0 1 4 15V9A1 1 0 0 1 5 8ZM10 8V4.5M8 4.5H12M8 12.5V11M12 12.5V11",
  },
  person: { line: "M7 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM4 17C4 13.5 6.5 12 10 12S16 13.5 16 17" },
  eye: {
    line: "M2.5 10C5 6 7.5 5 10 5S15 6 17.5 10C15 14 12.5 15 10 15S5 14 2.5 10ZM8 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z",
  },
  plane: {
    line: "M17.5 10C17.5 9.2 16.8 8.8 16 8.8H12.2L8.2 3H6.4L8.2 8.8H5.2L3.6 6.8H2.3L3.1 10 2.3 13.2H3.6L5.2 11.2H8.2L6.4 17H8.2L12.2 11.2H16C16.8 11.2 17.5 10.8 17.5 10Z",
  },
  undo: { line: "M7.5 4 3.5 8 7.5 12M3.5 8H12A4.5 4.5 0 0 1 12 17H9" },
  skip: { line: "M4 4 11 10 4 16ZM15.5 4V16" },
  play: { line: "M6 4 15.5 10 6 16Z" },
  pause: { line: "M7 4.5V15.5M13 4.5V15.5" },
  speed: { line: "M3.5 4.5 9.5 10 3.5 15.5ZM10.5 4.5 16.5 10 10.5 15.5Z" },
  map: {
    line: "M3 5.5 7.5 3.5 12.5 5.5 17 3.5V14.5L12.5 16.5 7.5 14.5 3 16.5ZM7.5 3.5V14.5M12.5 5.5V16.5",
  },
  fit: { line: "M3.5 7V3.5H7M13 3.5H16.5V7M16.5 13V16.5H13M7 16.5H3.5V13" },
  log: { line: "M4 5H16M4 10H16M4 15H11" },
  sound: { line: "M3 8V12H6L10 15.5V4.5L6 8ZM13 7.5A4 4 0 0 1 13 12.5M15 5A7.5 7.5 0 0 1 15 15" },
  mute: { line: "M3 8V12H6L10 15.5V4.5L6 8ZM13 8 17 12M17 8 13 12" },
  help: {
    line: "M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0ZM8 8A2 2 0 1 1 10.8 9.9C10.2 10.2 10 10.6 10 11.3",
    pips: pip([10, 13.8]),
  },
  menu: { line: "M3 5.5H17M3 10H17M3 14.5H17" },
  close: { line: "M5 5 15 15M15 5 5 15" },
  check: { line: "M4 10.5 8 14.5 16 5.5" },
  plus: { line: "M10 4V16M4 10H16" },
  minus: { line: "M4 10H16" },
  grip: { pips: pip([7, 5], [13, 5], [7, 10], [13, 10], [7, 15], [13, 15]) },
  up: { line: "M5 12.5 10 7.5 15 12.5" },
  down: { line: "M5 7.5 10 12.5 15 7.5" },
  left: { line: "M12.5 5 7.5 10 12.5 15" },
  right: { line: "M7.5 5 12.5 10 7.5 15" },
  warning: { line: "M10 3 18 16.5H2ZM10 8V11.5", pips: pip([10, 14]) },
  settings: {
    line: "M3 6H9M13 6H17M3 14H7M11 14H17M9 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM7 14a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z",
  },
  sun: {
    line: "M6.5 10a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0ZM10 1.5V3.5M10 16.5V18.5M1.5 10H3.5M16.5 10H18.5M4 4 5.4 5.4M14.6 14.6 16 16M4 16 5.4 14.6M14.6 5.4 16 4",
  },
  moon: { line: "M16.5 12A7 7 0 0 1 8 3.5 7 7 0 1 0 16.5 12Z" },
  book: {
    line: "M10 5.5C8 4 5.5 4 3 4.5V15.5C5.5 15 8 15 10 16.5 12 15 14.5 15 17 15.5V4.5C14.5 4 12 4 10 5.5ZM10 5.5V16.5",
  },
  seal: {
    line: "M10 2.5 11.9 4.4 14.6 4 15 6.7 17.5 8 16.2 10.4 17.5 12.8 15 14 14.6 16.7 11.9 16.3 10 18.2 8.1 16.3 5.4 16.7 5 14 2.5 12.8 3.8 10.4 2.5 8 5 6.7 5.4 4 8.1 4.4ZM7.5 10.2 9.3 12 12.7 8.5",
  },
  crown: { line: "M3 15.5V6.5L7 10 10 4.5 13 10 17 6.5V15.5Z" },
} satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;

export function drawing(name: IconName): Drawing {
  return ICONS[name];
}
