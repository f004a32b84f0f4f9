import { execFileSync } from "node:child_process";
import { blocks } from "./manual.ts";

/** As the manual's block does that makes an authority of this name. */
export function makeCertificates(
  folder: string,
  authority: string,
  names?: [string, string],
): void {
  const block = blocks.find((one) => one.includes(`-subj "/CN=${authority}"`)) ?? "";
  const commands = [...block.matchAll(/^( *openssl|for|done|ln) ?.*$/gm)].map(([line]) => line);
  const input = commands.join("\n").replace(...(names ?? ["", ""]));
  execFileSync("bash", ["-e"], { cwd: folder, input, stdio: "pipe" });
}
