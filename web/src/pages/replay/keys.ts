/** The keys of a replay. */
import type { Shortcut } from "../../table/shortcuts";
import { t } from "../../texts/index.svelte";
import { copyLink } from "./link";
import { SPEEDS, type Transport } from "./transport.svelte";

export function replayKeys(transport: Transport): Shortcut[] {
  const group = t("replay-keys");
  const faster = (by: 1 | -1) => {
    const place = SPEEDS.indexOf(transport.speed as (typeof SPEEDS)[number]);
    transport.speed = SPEEDS[place + by] ?? transport.speed;
  };
  return [
    { key: "ArrowRight", label: t("replay-forward"), group, run: () => transport.forward() },
    { key: "ArrowLeft", label: t("replay-back"), group, run: () => transport.back() },
    {
      key: "Shift+ArrowRight",
      label: t("replay-turn-forward"),
      group,
      run: () => transport.turnForward(),
    },
    {
      key: "Shift+ArrowLeft",
      label: t("replay-turn-back"),
      group,
      run: () => transport.turnBack(),
    },
    { key: "Home", label: t("replay-first"), group, run: () => transport.go(transport.film.first) },
    { key: "End", label: t("replay-last"), group, run: () => transport.go(transport.film.last) },
    {
      key: "Space",
      label: `${t("replay-play")} / ${t("replay-pause")}`,
      group,
      run: () => transport.toggle(),
    },
    { key: "v", label: t("replay-view-next"), group, run: () => transport.lookNext() },
    { key: "c", label: t("replay-copy"), group, run: () => void copyLink(transport) },
    { key: "<", label: `${t("replay-speed")} −`, group, run: () => faster(-1) },
    { key: ">", label: `${t("replay-speed")} +`, group, run: () => faster(1) },
  ];
}
