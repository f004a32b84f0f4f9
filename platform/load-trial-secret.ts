import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { privateFolder } from "./private-folder.ts";

/** Made at the first start, then always the same, so that nobody is signed out by a restart. */
export function loadTrialSecret(dataDir: string): string {
  const file = join(dataDir, "secret");
  privateFolder(dataDir);
  try {
    writeFileSync(file, `${randomBytes(48).toString("base64url")}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) throw new Error(`${file} is too short to be one; delete it`);
  return secret;
}
