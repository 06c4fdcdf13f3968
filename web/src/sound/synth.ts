/** Short, dry, wooden sounds made on the spot: oscillators and a little noise, no files. */
export interface Instrument {
  context: BaseAudioContext;
  out: AudioNode;
  /** When the sound begins, in the context's seconds. */
  at: number;
}

interface Note {
  pitch: number;
  after?: number;
  lasts?: number;
  loud?: number;
  /** Where the pitch slides to. */
  to?: number;
  wave?: OscillatorType;
  /** Seconds until it is at its loudest. */
  rise?: number;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noise(context: BaseAudioContext): AudioBuffer {
  let buffer = noises.get(context);
  if (buffer === undefined) {
    buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
    noises.set(context, buffer);
  }
  return buffer;
}

function envelope(on: Instrument, begin: number, rise: number, lasts: number, loud: number) {
  const gain = on.context.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  gain.connect(on.out);
  return gain;
}

function note(on: Instrument, played: Note): void {
  const { pitch, after = 0, lasts = 0.15, loud = 0.3, to, wave = "sine", rise = 0.005 } = played;
  const begin = on.at + after;
  const tone = on.context.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, begin);
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  tone.connect(envelope(on, begin, rise, lasts, loud));
  tone.start(begin);
  tone.stop(begin + lasts);
}

function rustle(on: Instrument, after: number, lasts: number, pitch: number, loud: number): void {
  const begin = on.at + after;
  const source = on.context.createBufferSource();
  source.buffer = noise(on.context);
  const filter = on.context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 1.2;
  source.connect(filter).connect(envelope(on, begin, 0.002, lasts, loud));
  source.start(begin, Math.random() * 0.2, lasts);
}

/** A knock on wood: a falling tone with a click on top. */
function knock(on: Instrument, pitch: number, after = 0, loud = 0.35): void {
  note(on, { pitch, to: pitch * 0.6, after, lasts: 0.09, loud, wave: "triangle", rise: 0.002 });
  rustle(on, after, 0.02, pitch * 5, loud * 0.5);
}

/** Two voices a little apart, through the same envelope: soft brass. */
function brass(on: Instrument, pitch: number, after: number, lasts: number, loud = 0.12): void {
  note(on, { pitch, after, lasts, loud, wave: "triangle", rise: 0.03 });
  note(on, { pitch: pitch * 2.003, after, lasts: lasts * 0.8, loud: loud * 0.35, rise: 0.03 });
}

const phrase = (on: Instrument, pitches: number[], apart: number, lasts: number) =>
  pitches.forEach((pitch, place) => brass(on, pitch, place * apart, lasts));

export const SOUNDS = {
  "your-turn": (on: Instrument) => phrase(on, [392, 523.25], 0.14, 0.32),
  place: (on: Instrument) => knock(on, 520, 0, 0.22),
  dice: (on: Instrument) => {
    for (const after of [0, 0.06, 0.11, 0.17, 0.22, 0.29, 0.36])
      knock(on, 620 + Math.random() * 320, after, 0.1 + Math.random() * 0.1);
  },
  hit: (on: Instrument) => knock(on, 150, 0, 0.5),
  conquest: (on: Instrument) => phrase(on, [392, 493.88, 587.33], 0.09, 0.24),
  "lost-land": (on: Instrument) => phrase(on, [392, 311.13], 0.13, 0.28),
  card: (on: Instrument) => rustle(on, 0, 0.14, 3200, 0.16),
  continent: (on: Instrument) => phrase(on, [392, 493.88, 587.33, 783.99], 0, 0.55),
  refuse: (on: Instrument) => {
    knock(on, 190, 0, 0.28);
    knock(on, 160, 0.09, 0.2);
  },
  win: (on: Instrument) => phrase(on, [392, 523.25, 659.25, 783.99], 0.11, 0.26),
  end: (on: Instrument) => phrase(on, [523.25, 440, 392], 0.13, 0.3),
} satisfies Record<string, (on: Instrument) => void>;

export type Cue = keyof typeof SOUNDS;
