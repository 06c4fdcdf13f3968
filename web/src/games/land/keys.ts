/** The keys of a land game's table. */
import { playedBy, type Shortcut } from "../../table/shortcuts";
import { t } from "../../texts/index.svelte";
import type { LandDesk } from "./desk/desk.svelte";

/** What the page does for a key, apart from the game. */
export interface PageKeys {
  objective: () => void;
  objectiveDown: () => void;
  hand: () => void;
  log: () => void;
  threats: () => void;
  recap: () => void;
  text: () => void;
  find: () => void;
  board: () => void;
  fit: () => void;
}

export function shortcuts(desk: LandDesk, page: PageKeys, more: Shortcut[] = []): Shortcut[] {
  const turn = t("land-keys-turn");
  const look = t("land-keys-look");
  const digit = (number: number): Shortcut => ({
    key: String(number),
    label: t("land-key-number", { number }),
    group: turn,
    run: () => desk.part.digit?.(number),
    when: () => desk.part.digit !== undefined,
  });
  const keys: Shortcut[] = [
    { key: "Enter", label: t("land-key-enter"), group: turn, run: () => desk.enter() },
    {
      key: "Space",
      label: t("land-roll"),
      group: turn,
      run: () => desk.enter(),
      when: () => desk.part.rolls === true,
    },
    ...[1, 2, 3, 4, 5].map(digit),
    {
      key: "a",
      label: t("land-until"),
      group: turn,
      run: () => desk.until(),
      when: () => desk.part === desk.attacking,
    },
    { key: "e", label: t("land-key-end"), group: turn, run: () => desk.endPhase() },
    ...more,
    { key: "Ctrl+z", label: t("land-undo"), group: turn, run: () => void desk.undo() },
    { key: "Escape", label: t("land-key-escape"), group: turn, run: () => void desk.escape() },
    { key: "?", label: t("table-what-now"), group: turn, run: () => desk.help() },
    {
      key: "s",
      label: t("speed-hurry"),
      group: look,
      run: () => desk.playback.hurry(),
      plays: true,
    },
    { key: ".", label: t("speed-skip"), group: look, run: () => desk.playback.skip() },
    { key: "n", label: t("land-key-next"), group: look, run: page.board },
    { key: "/", label: t("land-key-find"), group: look, run: page.find },
    { key: "0", label: t("land-key-fit"), group: look, run: page.fit },
    {
      key: "o",
      label: t("land-objective"),
      group: look,
      run: page.objective,
      release: page.objectiveDown,
    },
    { key: "h", label: t("land-hand"), group: look, run: page.hand },
    { key: "l", label: t("table-log"), group: look, run: page.log },
    { key: "b", label: t("land-key-threats"), group: look, run: page.threats },
    { key: "r", label: t("recap-title"), group: look, run: page.recap, plays: true },
    { key: "Alt+t", label: t("text-board"), group: look, run: page.text, anywhere: true },
  ];
  return playedBy(keys, turn);
}
