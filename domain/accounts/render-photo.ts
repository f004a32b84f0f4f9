import { CodedError } from "../../platform/errors.ts";
import { isPicture, maxPixels } from "../../platform/pictures/is-picture.ts";
import { wrongPictureType } from "../fields/schema.ts";

/** Pixels along each side of a profile photo. */
const photoSide = 256;

/** Re-encodes to a square WebP, without metadata or embedded files. @throws CodedError invalid */
export async function renderPhoto(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  if (!isPicture(bytes)) throw new CodedError("invalid", wrongPictureType);
  // Loaded on first use: native code.
  const { default: sharp } = await import("sharp");
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", pages: 1 })
      .rotate()
      .resize(photoSide, photoSide, { fit: "cover", position: "attention" })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    throw new CodedError("invalid", `This picture cannot be read. ${wrongPictureType}`, {
      cause: error,
    });
  }
}
