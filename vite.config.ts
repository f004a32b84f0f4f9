import { relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { scriptName, sharedScripts } from "./scripts/build-script-files.ts";

/** The script of public pages is an entry of its own: their HTML links it instead of the router's. */
function islandsEntry(): Plugin {
  return {
    name: "islands-entry",
    apply: "build",
    buildStart() {
      if (this.environment.name === "client")
        this.emitFile({ type: "chunk", id: "app/islands/start.ts", name: "islands" });
    },
  };
}

/** A server module that reached the browser's bundle would take its secrets along: refuse it by name. */
function browserBoundary(): Plugin {
  const forbidden = /^(platform|api)\/|^domain\/(?!.*\/schema\.ts$)/;
  return {
    name: "browser-boundary",
    load(id) {
      const file = relative(import.meta.dirname, id.split("?")[0] ?? id);
      if (this.environment.name === "client" && forbidden.test(file))
        this.error(`${file} is server code and must not reach the browser`);
      return null;
    },
  };
}

/** What every public page needs, though the portal shares it: one file, one request. */
const publicScript = {
  name: "public",
  test: /app\/islands\/(menus|remember-visit|seems-signed-in)\.ts|vite\/preload-helper/,
  priority: 3,
};

/** What the header shows of an account, and what a sign-out looks at and clears: on a public page for whoever is signed in. */
const accountScript = {
  name: "signed-in",
  test: /app\/(api-client\/api-fetch|browser-storage|islands\/(account|show-member|sign-out\/(forget|leave|mind|unsent)))|content\/counted/,
  priority: 3,
};

const react = { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 };

/** What every form needs, on public pages and in the portal: one file instead of twenty. */
const formScript = {
  name: "forms",
  test: /node_modules\/(react-hook-form|@tanstack)\/|app\/api-client\/(q|u|f|c)|app\/islands\/form-island|app\/ui\/(field|form-problem|use-form|loading-thread|toast-|toaster)|app\/signup\/(applicant-fields|fill|form-draft|use-member)|content\/(terms-version|dollars)|plan-slug/,
  priority: 2,
};

/** How a page says a time: what an island and the screens share would otherwise be split in two. */
const timeScript = { name: "times", test: /content\/(unbroken|firm-day)\.ts/, priority: 2 };

/** What checks a form: fetched once somebody turns to one. */
const checkScript = {
  name: "checks",
  test: /node_modules\/(zod|@hookform)\/|zod-without-eval|domain\/(fields(\/source)?|membership)\/schema/,
  priority: 1,
};

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), islandsEntry(), browserBoundary()],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            chunkFileNames: scriptName,
            codeSplitting: {
              groups: [
                react,
                publicScript,
                accountScript,
                checkScript,
                formScript,
                timeScript,
                ...sharedScripts,
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: "./app/page-handler.server.ts" } },
      // Otherwise each start reads every icon, primitive and color space for the few in use.
      ...(command === "build"
        ? { resolve: { noExternal: ["lucide-react", "radix-ui", /^@radix-ui\//, "culori"] } }
        : {}),
    },
  },
  // Found at the start: a package first met on a page would make the page load a second time.
  optimizeDeps: { entries: ["app/{islands,ui,api-client,admin}/**/*.{ts,tsx}", "!**/*.test.ts"] },
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  build: { assetsInlineLimit: 0, manifest: true, target: "es2023" },
}));
