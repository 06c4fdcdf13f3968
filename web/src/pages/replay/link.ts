/** The address of a position, for others to open. */
import { wantedPosition } from "../../table/replaying";
import { t } from "../../texts/index.svelte";
import { toast } from "../../ui/toasts.svelte";
import type { Transport } from "./transport.svelte";

export async function copyLink(transport: Transport): Promise<void> {
  const end = wantedPosition(transport.seat, transport.position);
  try {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}?${end}`);
    toast(t("replay-copied"));
  } catch {
    toast(t("replay-not-copied"), "danger");
  }
}
