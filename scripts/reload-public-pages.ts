import { relative } from "node:path";
import type { Plugin } from "vite";

/** What public pages are made of; styles are left out, as the browser swaps those in place. */
const shown = /^(app|content)\/.*(?<!\.css)$|^domain\/[^/]+\/schema\.ts$/;

/** Public pages have no router in the browser that would update them. */
export function reloadPublicPages(root: string): Plugin {
  return {
    name: "reload-public-pages",
    hotUpdate({ file, modules, server }) {
      const isShown = shown.test(relative(root, file).replaceAll("\\", "/"));
      if (this.environment.name === "ssr" && modules.length > 0 && isShown)
        server.environments.client.hot.send("public-page-changed");
    },
  };
}
