import { expect, it } from "vitest";
import { newDataDir, startProgram } from "../support/program.ts";

it("SIGTERM to npm start alone exits with 0, and the next start finds the folder unlocked", async () => {
  const dataDir = await newDataDir();
  const started = await startProgram({ dataDir, command: ["npm", "start"] });
  expect(await started.stop()).toEqual({ code: 0, signal: null });
  await expect(fetch(started.url)).rejects.toThrow("fetch failed");
  expect(started.logs()).toContain('"msg":"stopping"');
  const next = await startProgram({ dataDir });
  expect(await next.stop()).toEqual({ code: 0, signal: null });
});
