/** The router's own; components update only if it ran first. */
declare module "virtual:react-router/inject-hmr-runtime";
