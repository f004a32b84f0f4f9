import type { ResizeOptions } from "sharp";
import { CodedError } from "../../platform/errors.ts";
import { isPicture } from "../../platform/pictures/is-picture.ts";
import { takeTurns } from "../../platform/take-turns.ts";
import { megapixels, wrongPictureType } from "./schema.ts";

/** Process-wide, since a kilobyte of AVIF can unpack into 18 bytes for each of its pixels. */
const inTurn = takeTurns({ mostWaiting: 24 });

/** Drops metadata and embedded files. @throws CodedError invalid, also above `maxPixels`; unavailable */
export async function encodePicture(bytes: Uint8Array, maxPixels: number, resize: ResizeOptions) {
  if (!isPicture(bytes)) throw new CodedError("invalid", wrongPictureType);
  // Loaded on first use: native code.
  const { default: sharp } = await import("sharp");
  // Otherwise it keeps the last decoded picture in memory.
  sharp.cache(false);
  return inTurn(async () => {
    const header = sharp(bytes, { limitInputPixels: false, pages: 1 });
    const { width, height } = await readable(header.metadata());
    if (width * height > maxPixels)
      throw new CodedError(
        "invalid",
        `This picture has ${megapixels(width * height)}. Please choose one of ${megapixels(maxPixels)} or less.`,
      );
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", pages: 1 });
    return readable(
      picture.rotate().resize(resize).webp({ quality: 82 }).toBuffer({ resolveWithObject: true }),
    );
  });
}

async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    throw new CodedError("invalid", `This picture cannot be read. ${wrongPictureType}`, { cause });
  }
}
