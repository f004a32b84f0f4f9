import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";

export type ScanCtx = Pick<Ctx, "scanner" | "log">;

export class InfectedFile extends CodedError {}

/** As it was sent. Without a scanner nothing is looked at. @throws InfectedFile; CodedError unavailable */
export async function scanFile({ scanner, log }: ScanCtx, bytes: Uint8Array): Promise<void> {
  const found = await scanner?.scan(bytes);
  if (!found) return;
  log.warn({ found }, "a file was refused for a virus");
  throw new InfectedFile(
    "invalid",
    `Our virus scanner found ${found} in this file, so it was not kept.`,
  );
}
