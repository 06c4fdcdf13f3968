/** The keys of a table of War. */
import type { Shortcut } from "../../table/shortcuts";
import { t } from "../../texts/index.svelte";
import type { Desk } from "./desk/desk.svelte";

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

export function shortcuts(desk: Desk, page: PageKeys): Shortcut[] {
  const { attacking, placing } = desk;
  const turn = t("war-keys-turn");
  const look = t("war-keys-look");
  const digit = (number: number): Shortcut => ({
    key: String(number),
    label: t("war-key-number", { number }),
    group: turn,
    run: () => {
      if (desk.stage === "place") placing.step = number;
      else if (desk.stage === "occupy") attacking.setFollow(number - 1);
      else if (desk.stage === "defend") void desk.send(["defend", number]);
      else attacking.chooseDice(number);
    },
    when: () => ["place", "attack", "occupy", "defend"].includes(desk.stage),
  });
  return [
    { key: "Enter", label: t("war-key-enter"), group: turn, run: () => desk.enter() },
    {
      key: "Space",
      label: t("war-roll"),
      group: turn,
      run: () => desk.enter(),
      when: () => desk.stage === "attack",
    },
    ...[1, 2, 3, 4, 5].map(digit),
    {
      key: "a",
      label: t("war-until"),
      group: turn,
      run: () => desk.until(),
      when: () => desk.stage === "attack",
    },
    { key: "e", label: t("war-key-end"), group: turn, run: () => desk.endPhase() },
    {
      key: "t",
      label: t("war-trade-do"),
      group: turn,
      run: () => desk.trading.trade(),
      when: () => desk.stage === "trade",
    },
    { key: "Ctrl+z", label: t("war-undo"), group: turn, run: () => void desk.undo() },
    { key: "Escape", label: t("war-key-escape"), group: turn, run: () => void desk.escape() },
    { key: "?", label: t("table-what-now"), group: turn, run: () => desk.help() },
    { key: "s", label: t("war-to-my-turn"), group: look, run: () => desk.playback.hurry() },
    { key: ".", label: t("speed-skip"), group: look, run: () => desk.playback.skip() },
    { key: "n", label: t("war-key-next"), group: look, run: page.board },
    { key: "/", label: t("war-key-find"), group: look, run: page.find },
    { key: "0", label: t("war-key-fit"), group: look, run: page.fit },
    {
      key: "o",
      label: t("war-objective"),
      group: look,
      run: page.objective,
      release: page.objectiveDown,
    },
    { key: "h", label: t("war-hand"), group: look, run: page.hand },
    { key: "l", label: t("table-log"), group: look, run: page.log },
    { key: "b", label: t("war-key-threats"), group: look, run: page.threats },
    { key: "r", label: t("recap-title"), group: look, run: page.recap },
    { key: "Alt+t", label: t("text-board"), group: look, run: page.text, anywhere: true },
  ];
}
