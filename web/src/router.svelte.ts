/** Addresses and pages. Links are plain <a href>; `go` is for code. */
import type { Component } from "svelte";

export interface Route {
  /** `:name` takes one part of the address and gives it to the page as a property; `:name?` may be missing. */
  path: string;
  load: () => Promise<{ default: Component<never> }>;
  /** The table brings its own bar. */
  bare?: boolean;
}

export interface Found {
  route: Route;
  params: Record<string, string>;
}

export function match(path: string, routes: readonly Route[]): Found | null {
  const parts = path.split("/").filter(Boolean);
  for (const route of routes) {
    const params = fit(parts, route.path.split("/").filter(Boolean));
    if (params !== null) return { route, params };
  }
  return null;
}

function fit(parts: string[], wanted: string[]): Record<string, string> | null {
  if (parts.length > wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [place, want] of wanted.entries()) {
    const part = parts[place];
    if (part === undefined) {
      if (!want.endsWith("?")) return null;
    } else if (want.startsWith(":")) params[want.slice(1).replace("?", "")] = decoded(part);
    else if (part !== want) return null;
  }
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let path = $state(globalThis.location?.pathname ?? "/");

export const address = {
  get path(): string {
    return path;
  },
};

/** Go to an address of ours. `replace` leaves no step behind in the history. */
export function go(to: string, how: { replace?: boolean } = {}): void {
  history[how.replace ? "replaceState" : "pushState"](null, "", to);
  path = location.pathname;
  if (!location.hash) scrollTo(0, 0);
}

/** Let links and the browser's own buttons change the page without loading it anew. */
export function followLinks(): () => void {
  const back = () => (path = location.pathname);
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download"))
      return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener("popstate", back);
  document.addEventListener("click", click);
  return () => {
    removeEventListener("popstate", back);
    document.removeEventListener("click", click);
  };
}
