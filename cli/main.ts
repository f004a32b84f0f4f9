import "../platform/start-up.ts";

// Static imports would not wait for the first line.
const { commandLine } = await import("./command-line.ts");
await commandLine.parseAsync();
