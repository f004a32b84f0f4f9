// What the development server hands out in place of start.ts: it adds what keeps the page up to date.
import "virtual:react-router/inject-hmr-runtime";
import "./start.ts";

// The router's update code asks its router for new data; a public page has none to ask.
Object.assign(window, { __reactRouterDataRouter: { revalidate: () => Promise.resolve() } });

// React runs in parts of a public page only, so what else changed is shown by loading it again.
import.meta.hot?.on("public-page-changed", () => location.reload());
