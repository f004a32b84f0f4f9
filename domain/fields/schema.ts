import { z } from "zod";

/** Replaces control characters, so that input cannot break out of its line. */
export function oneLine(words: string): string {
  // eslint-disable-next-line no-control-regex
  return words.toWellFormed().replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ");
}

export function paragraphs(words: string): string {
  return (
    words
      .toWellFormed()
      .replace(/\r\n?/g, "\n")
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]+/g, "")
  );
}

export const line = (message: string) => z.string(message).overwrite(oneLine).trim();

export const requiredLine = (max: number, missing: string, tooLong: string) =>
  line(missing).min(1, missing).max(max, tooLong);

const emailMessage = "Please enter a valid email address";

export const emailAddress = z
  .string(emailMessage)
  .trim()
  .max(254, emailMessage)
  .pipe(z.email(emailMessage));

const phoneMessage = "Please enter a valid phone number";

export const phoneNumber = line(phoneMessage).min(10, phoneMessage).max(40, phoneMessage);

export const personName = {
  firstName: requiredLine(100, "First name is required", "First name is too long"),
  lastName: requiredLine(100, "Last name is required", "Last name is too long"),
};

export const sendKey = z
  .guid()
  .optional()
  .describe("Made by whoever sends it: sent again, it answers what the first time did.");

// List queries: invalid values count as absent.

export const searchWords = z
  .string()
  .overwrite(oneLine)
  .trim()
  .overwrite((words) => words.slice(0, 200))
  .catch("")
  .default("");

/** PostgreSQL has no year 0. */
export const civilDay = z.iso.date("Please enter a date").regex(/^(?!0000)/, "Please enter a date");

const wholeNumber = (max: number) => z.coerce.number().int().min(1).max(max);

export const rowLimit = (most: number) => wholeNumber(most).catch(most).default(most);

export const mostExported = 10_000;

export const pageNumber = wholeNumber(1_000_000).catch(1).default(1);

export const pictureTypes: readonly string[] = [
  "image/png",
  "image/jpeg",
  "image/webp",
  "image/avif",
];
export const wrongPictureType = "Please choose a PNG, JPEG, WebP or AVIF picture.";

export const megabytes = (bytes: number) => `${Number((bytes / 1024 ** 2).toFixed(1))} MB`;
export const megapixels = (pixels: number) => `${Number((pixels / 1e6).toFixed(1))} megapixels`;

export const messageAnswer = z.object({ message: z.string() });
