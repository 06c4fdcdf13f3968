/** Every page. Each is loaded when it is first opened. */
import type { Route } from "./router.svelte";

export const ROUTES: readonly Route[] = [
  { path: "/", load: () => import("./pages/home/Home.svelte") },
  { path: "/nova/:game?", load: () => import("./pages/setup/Setup.svelte") },
  { path: "/mesa/:code", load: () => import("./pages/table/TablePage.svelte"), bare: true },
  { path: "/mesa/:code/fim", load: () => import("./pages/report/ReportPage.svelte") },
  { path: "/verificar", load: () => import("./pages/verify/VerifyPage.svelte") },
  {
    path: "/mesa/:code/replay",
    load: () => import("./pages/replay/TableReplay.svelte"),
    bare: true,
  },
  { path: "/replay", load: () => import("./pages/replay/BringRecord.svelte") },
  {
    path: "/replay/registro",
    load: () => import("./pages/replay/RecordReplay.svelte"),
    bare: true,
  },
  { path: "/regras/:game?", load: () => import("./pages/rules/Rules.svelte") },
  { path: "/ajustes", load: () => import("./pages/settings/SettingsPage.svelte") },
];
