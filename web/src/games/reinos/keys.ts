/** The keys of a table of Reinos. */
import { playedBy, type Shortcut } from "../../table/shortcuts";
import { t } from "../../texts/index.svelte";
import type { Desk } from "./desk.svelte";

/** What the page does for a key, apart from the game. */
export interface PageKeys {
  log: () => void;
  own: () => void;
  recap: () => void;
  text: () => void;
}

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export function shortcuts(desk: Desk, page: PageKeys): Shortcut[] {
  const turn = t("reinos-keys-turn");
  const look = t("reinos-keys-look");
  const picking = () => desk.stage === "pick";
  const deciding = () => desk.stage === "revolt";
  const choosing = () => desk.stage === "choose";
  const keys: Shortcut[] = [
    { key: "Enter", label: t("reinos-key-enter"), group: turn, run: () => desk.enter() },
    {
      key: "n",
      label: t("reinos-key-target"),
      group: turn,
      run: () => desk.nextTarget(),
      when: choosing,
    },
    { key: "e", label: t("reinos-key-pass"), group: turn, run: () => desk.pass(), when: choosing },
    {
      key: "f",
      label: t("reinos-loyal"),
      group: turn,
      run: () => desk.decide(false),
      when: deciding,
    },
    {
      key: "v",
      label: t("reinos-revolt"),
      group: turn,
      run: () => desk.decide(true),
      when: deciding,
    },
    ...DIGITS.map((digit) => ({
      key: String(digit),
      label: t("reinos-key-digit", { digit }),
      group: turn,
      run: () => desk.digit(digit),
      when: picking,
    })),
    {
      key: "ArrowRight",
      label: t("reinos-key-next"),
      group: turn,
      run: () => desk.pointOn(1),
      when: picking,
    },
    {
      key: "ArrowLeft",
      label: t("reinos-key-before"),
      group: turn,
      run: () => desk.pointOn(-1),
      when: picking,
    },
    { key: "Space", label: t("reinos-any"), group: turn, run: () => desk.turnAny(), when: picking },
    { key: "Escape", label: t("reinos-key-escape"), group: turn, run: () => void desk.escape() },
    { key: "?", label: t("table-what-now"), group: turn, run: () => desk.help() },
    {
      key: "s",
      label: t("speed-hurry"),
      group: look,
      run: () => desk.playback.hurry(),
      plays: true,
    },
    { key: ".", label: t("speed-skip"), group: look, run: () => desk.playback.skip() },
    { key: "h", label: t("reinos-own"), group: look, run: page.own },
    { key: "l", label: t("table-log"), group: look, run: page.log },
    { key: "r", label: t("recap-title"), group: look, run: page.recap, plays: true },
    { key: "Alt+t", label: t("text-board"), group: look, run: page.text, anywhere: true },
  ];
  return playedBy(keys, turn);
}
