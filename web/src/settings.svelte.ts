/** What the person at this browser likes. Kept here; nothing of it is sent to the server. */
import { read, write } from "./protocol/storage";
import { likelyLanguage, speak, type Language } from "./texts/index.svelte";

export type Speed = 0 | 1 | 2 | 4;

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  patterns: "off" | "subtle" | "strong";
  /** The letter of its owner on every token, also without strong patterns. */
  letters: boolean;
  motion: "system" | "full" | "reduced";
  text: "normal" | "large" | "largest";
  /** How fast people's moves are shown; 0 shows only where they end. */
  speed: Speed;
  /** The same for bots. */
  botSpeed: Speed;
  sound: boolean;
  volume: number;
  /** Sounds of one's own turn, and of what happens at the table. */
  turnSounds: boolean;
  tableSounds: boolean;
  vibration: boolean;
  /** Others see this screen: what is secret shows only while it is held. */
  sharedScreen: boolean;
  /** A guide through the first round of a long game. */
  coach: boolean;
  name: string;
}

const KEY = "settings";
const kept = read<Partial<Settings>>("local", KEY) ?? {};

export const settings: Settings = $state({
  theme: "system",
  patterns: "subtle",
  letters: false,
  motion: "system",
  text: "normal",
  speed: 1,
  botSpeed: 2,
  sound: true,
  volume: 0.6,
  turnSounds: true,
  tableSounds: true,
  vibration: true,
  sharedScreen: false,
  coach: true,
  name: "",
  ...kept,
  language: likelyLanguage(kept.language, globalThis.navigator?.languages ?? []),
});

/** What the system is set to. */
const system = $state({ calm: false, dark: false });

function follow(query: string, key: keyof typeof system): void {
  const media = globalThis.matchMedia?.(query);
  system[key] = media?.matches ?? false;
  media?.addEventListener("change", (event) => (system[key] = event.matches));
}

follow("(prefers-reduced-motion: reduce)", "calm");
follow("(prefers-color-scheme: dark)", "dark");

/** Whether the page is dark now. */
export function dark(): boolean {
  return settings.theme === "system" ? system.dark : settings.theme === "dark";
}

/** Whether tokens bear the letter of their owner. */
export function lettered(): boolean {
  return settings.letters || settings.patterns === "strong";
}

/** Whether things should move. */
export function moving(): boolean {
  return settings.motion === "system" ? !system.calm : settings.motion === "full";
}

let pace = $state<number | null>(null);

/** How fast what is shown at the moment moves; null: as people's moves do. */
export function setPace(rate: number | null): void {
  pace = rate;
}

/** Change some, keep them, and let the page follow. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  write("local", KEY, settings);
  if (some.language !== undefined) void speak(some.language);
}

/** Keep the attributes of <html> as the settings say; call it once, from the root component. */
export function followSettings(): void {
  $effect(() => {
    const page = document.documentElement;
    if (settings.theme === "system") delete page.dataset["theme"];
    else page.dataset["theme"] = settings.theme;
    page.dataset["patterns"] = settings.patterns;
    page.dataset["text"] = settings.text;
    page.dataset["motion"] = moving() ? "full" : "reduced";
    page.style.setProperty("--speed", String(pace ?? (settings.speed || 1)));
  });
}
