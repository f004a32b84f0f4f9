// The development server serves this in place of start.ts: it adds hot reloading.
import "virtual:react-router/inject-hmr-runtime";
import "./start.ts";

// The router's update code asks for new data from a router that a public page does not have.
Object.assign(window, { __reactRouterDataRouter: { revalidate: () => Promise.resolve() } });

// React runs only parts of a public page, so anything else that changes needs a reload.
import.meta.hot?.on("public-page-changed", () => location.reload());
