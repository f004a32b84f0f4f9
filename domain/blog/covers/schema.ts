import { z } from "zod";
import { line } from "../../fields/schema.ts";

const uploaded = /^\/blog-images\/[\da-f]{32}w([1-9]\d{0,4})h([1-9]\d{0,4})\.webp$/;

/** Pixels; null for what is not an uploaded picture of ours. */
export function pictureSize(path: string): { width: number; height: number } | null {
  const [, width, height] = uploaded.exec(path) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

/** Pixels across in which a wider picture is served too: a card's, on plain and on dense screens. */
export const smallerWidths = [480, 960] as const;

export const smallerPath = (path: string, width: number) =>
  path.replace(/\.webp$/, `s${width}.webp`);

export const altMissing = "Please describe the picture in a few words";

const orNull = (words: string) => words || null;

export const coverFields = {
  cover: z
    .string("Please choose a picture")
    .trim()
    .refine((path) => path === "" || pictureSize(path) !== null, "Please choose a picture")
    .transform(orNull)
    .nullable()
    .optional()
    .describe("The path that POST /api/blog-images answered. Null or empty takes it away."),
  coverAlt: line(altMissing)
    .max(300, "The description must be at most 300 characters")
    .transform(orNull)
    .nullable()
    .optional()
    .describe("What the cover shows, for who can't see it. Required with a cover."),
};

export type Cover = { cover: string | null; coverAlt: string | null };

export const noCover: Cover = { cover: null, coverAlt: null };
