import type { TestProject } from "vitest/node";
import { buildIfStale } from "../../scripts/build-if-stale.ts";
import { startProgram } from "../support/program.ts";

declare module "vitest" {
  interface ProvidedContext {
    siteUrl: string;
  }
}

export default async function startSite(project: TestProject): Promise<() => Promise<void>> {
  buildIfStale();
  const program = await startProgram({ env: { LOG_LEVEL: "warn" } });
  project.provide("siteUrl", program.url);
  return async () => {
    await program.stop();
  };
}
