/** WAR Vikings at a device that several people share. */
export { discreet as manners } from "../../protocol/device.svelte";
