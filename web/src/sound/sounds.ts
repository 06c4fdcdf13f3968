/** `cue("dice")` makes a sound, if sounds are wanted and the page has been touched. Whoever calls it shows the same. */
import { settings } from "../settings.svelte";
import { SOUNDS, type Cue } from "./synth";

export type { Cue } from "./synth";

const TURN_CUES: ReadonlySet<Cue> = new Set<Cue>(["your-turn", "win", "end"]);
const BUZZES: Partial<Record<Cue, number>> = { "your-turn": 20, refuse: 10 };
/** The same sound twice within this time is one sound. */
const CLOSEST = 0.045;

let context: AudioContext | undefined;
let master: GainNode | undefined;
const last = new Map<Cue, number>();

/** Browsers allow sound only after a click or a key; call it once, when the page starts. Returns what ends it. */
export function allowSounds(page: EventTarget = document): () => void {
  const allow = () => {
    stop();
    context ??= new AudioContext();
    void context.resume();
  };
  const stop = () => {
    page.removeEventListener("pointerdown", allow);
    page.removeEventListener("keydown", allow);
  };
  page.addEventListener("pointerdown", allow);
  page.addEventListener("keydown", allow);
  return stop;
}

export function wanted(name: Cue): boolean {
  if (!settings.sound || settings.volume <= 0) return false;
  return TURN_CUES.has(name) ? settings.turnSounds : settings.tableSounds;
}

export function cue(name: Cue): void {
  buzz(name);
  if (context === undefined || context.state !== "running" || !wanted(name)) return;
  const now = context.currentTime;
  if (now - (last.get(name) ?? -1) < CLOSEST) return;
  last.set(name, now);
  SOUNDS[name]({ context, out: output(context), at: now });
}

function output(on: AudioContext): GainNode {
  if (master === undefined) {
    const soft = on.createDynamicsCompressor();
    soft.connect(on.destination);
    master = on.createGain();
    master.connect(soft);
  }
  master.gain.value = settings.volume;
  return master;
}

function buzz(name: Cue): void {
  const length = BUZZES[name];
  if (length !== undefined && settings.vibration) globalThis.navigator?.vibrate?.(length);
}
