/** How what lies deep in a table finds the people at this device. */
import { getContext, setContext } from "svelte";
import type { Device } from "../../protocol/device.svelte";

const KEY = Symbol("device");
type Getter = () => Device | null;

export function offerDevice(device: Getter): void {
  setContext(KEY, device);
}

/** Null where there is no live table. */
export function deviceHere(): Device | null {
  return getContext<Getter | undefined>(KEY)?.() ?? null;
}
