import { maxFileBytes } from "../../domain/files/schema.ts";
import { isLoopback } from "../../platform/env-variables.ts";
import { scanned, scannerVersion } from "../../platform/scanner/open-scanner.ts";
import { eicar } from "./eicar.ts";
import type { Probe } from "./probe.ts";

export const virusScanner = (url: string): Probe => ({
  name: "virus scanner",
  fix: "Check CLAMD_URL and that clamd runs, with signatures (freshclam) and a StreamMaxLength of 10M or more; while it does not answer, nobody can send a file.",
  run: async () => {
    const version = await scannerVersion(url);
    if ((await scanned(url, Buffer.from(eicar))) === null)
      throw new Error(`${version} does not know the test virus: it has no signatures`);
    await scanned(url, new Uint8Array(maxFileBytes));
    const { protocol, hostname } = new URL(url);
    const isHere = protocol === "unix:" || isLoopback(hostname);
    return `${version}${isHere ? "" : `, not encrypted on its way to ${hostname}`}`;
  },
});
