import { megabytes, pictureTypes, wrongPictureType } from "../../domain/fields/schema.ts";

/** Why a file cannot be uploaded, or null. The server looks inside; this saves people the wait. */
export function pictureProblem(
  { type, size }: Pick<File, "type" | "size">,
  maxBytes: number,
): string | null {
  if (!pictureTypes.includes(type)) return wrongPictureType;
  if (size > maxBytes)
    return `This picture is ${megabytes(size)}. Please choose one of ${megabytes(maxBytes)} or less.`;
  return null;
}
