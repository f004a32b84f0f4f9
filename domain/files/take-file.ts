import type { ResizeOptions } from "sharp";
import { CodedError } from "../../platform/errors.ts";
import { isPicture } from "../../platform/pictures/is-picture.ts";
import { encodePicture } from "../fields/encode-picture.ts";
import { megabytes } from "../fields/schema.ts";
import { fileName } from "./file-name.ts";
import { readOffice } from "./read-office.ts";
import { checkPdf } from "./read-pdf.ts";
import { isText } from "./read-text.ts";
import { type ScanCtx, scanFile } from "./scan-file.ts";
import { type FileType, maxFileBytes, takenKinds } from "./schema.ts";

export type TakenFile = { name: string; type: FileType; bytes: Uint8Array<ArrayBuffer> };

const maxPixels = 40_000_000;
const size: ResizeOptions = { width: 2400, height: 2400, fit: "inside", withoutEnlargement: true };

const refuse = (message: string) => new CodedError("invalid", message);

type Given = { name: string; bytes: Uint8Array };

/** @throws CodedError invalid, as InfectedFile for a virus; unavailable */
export async function takeFile(ctx: ScanCtx, given: Given): Promise<TakenFile> {
  const taken = await recognize(given);
  await scanFile(ctx, given.bytes);
  return taken;
}

/** By what it holds, whatever it is called. */
async function recognize(given: Given): Promise<TakenFile> {
  const bytes = Buffer.from(given.bytes);
  if (bytes.length === 0) throw refuse("This file is empty.");
  if (bytes.length > maxFileBytes)
    throw refuse(
      `This file is ${megabytes(bytes.length)}. Please choose one of ${megabytes(maxFileBytes)} or less.`,
    );
  const taken = (type: FileType, ending: string, kept: Uint8Array = bytes): TakenFile => ({
    name: fileName(given.name, ending),
    type,
    bytes: new Uint8Array(kept),
  });
  if (isPicture(bytes))
    return taken("image/webp", "webp", (await encodePicture(bytes, maxPixels, size)).data);
  try {
    if (bytes.subarray(0, 5).toString("latin1") === "%PDF-") {
      checkPdf(bytes);
      return taken("application/pdf", "pdf");
    }
    const isZip = bytes.subarray(0, 2).toString("latin1") === "PK";
    const office = isZip ? readOffice(bytes) : null;
    if (office) return taken(office.type, office.ending);
  } catch (cause) {
    const broken = cause instanceof RangeError || (cause as { code?: string }).code !== undefined;
    throw refuse(broken ? "This file is broken." : (cause as Error).message);
  }
  if (!isText(bytes)) throw refuse(`We take ${takenKinds}. This file is none of them.`);
  return /\.csv$/i.test(given.name) ? taken("text/csv", "csv") : taken("text/plain", "txt");
}
