/** The router's own; components take updates only where it ran first. */
declare module "virtual:react-router/inject-hmr-runtime";
