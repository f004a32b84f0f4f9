import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { blocks } from "./manual.ts";

/** As the manual's block does that makes an authority of this name. */
export function makeCertificates(
  folder: string,
  authority: string,
  edit = (commands: string) => commands,
): void {
  const block = blocks.find((one) => one.includes(`-subj "/CN=${authority}"`)) ?? "";
  const commands = [...block.matchAll(/^( *openssl|for|done|ln) ?.*$/gm)].map(([line]) => line);
  const input = edit(commands.join("\n"));
  execFileSync("bash", ["-e"], { cwd: folder, input, stdio: "pipe" });
}

/** What instances get for TLS with nginx; the folder goes with the test. */
export async function makeInstanceCertificate() {
  const folder = await mkdtemp(join(tmpdir(), "fontana-tls-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  makeCertificates(folder, "Instances of Fontana");
  const read = (file: string) => readFile(join(folder, file), "utf8");
  return {
    folder,
    authority: await read("authority.pem"),
    certificate: { cert: await read("own.pem"), key: await read("own.key") },
  };
}
