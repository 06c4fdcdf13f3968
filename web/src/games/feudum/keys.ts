/** The keys of a table of Feudum. */
import { playedBy, type Shortcut } from "../../table/shortcuts";
import { t } from "../../texts/index.svelte";
import type { Desk } from "./desk.svelte";

/** What the page does for a key, apart from the game. */
export interface PageKeys {
  log: () => void;
  own: () => void;
  text: () => void;
  round: () => void;
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export function shortcuts(desk: Desk, page: PageKeys): Shortcut[] {
  const turn = t("feudum-keys-turn");
  const look = t("feudum-keys-look");
  const keys: Shortcut[] = [
    { key: "Enter", label: t("feudum-key-enter"), group: turn, run: () => desk.enter() },
    { key: "Ctrl+z", label: t("feudum-back"), group: turn, run: () => desk.back() },
    { key: "Backspace", label: t("feudum-back"), group: turn, run: () => desk.back() },
    ...DIGITS.map((digit) => ({
      key: String(digit),
      label: t("feudum-key-digit", { digit }),
      group: turn,
      run: () => desk.answer(digit),
    })),
    { key: "Escape", label: t("feudum-key-escape"), group: turn, run: () => void desk.escape() },
    { key: "?", label: t("table-what-now"), group: turn, run: () => desk.help() },
    {
      key: "s",
      label: t("speed-hurry"),
      group: look,
      run: () => desk.playback.hurry(),
      plays: true,
    },
    { key: ".", label: t("speed-skip"), group: look, run: () => desk.playback.skip() },
    { key: "h", label: t("feudum-own"), group: look, run: page.own },
    { key: "l", label: t("table-log"), group: look, run: page.log },
    { key: "r", label: t("feudum-key-round"), group: look, run: page.round },
    { key: "Alt+t", label: t("text-board"), group: look, run: page.text, anywhere: true },
  ];
  return playedBy(keys, turn);
}
