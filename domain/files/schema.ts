import { z } from "zod";

export const maxFileBytes = 10 * 1024 ** 2;
/** Of an email as it came, which is the largest file that there is. */
export const maxMailBytes = 25 * 1024 ** 2;
export const mostFiles = 5;
/** Of one message. */
export const maxBytesTogether = 25 * 1024 ** 2;

export const fileTypes = [
  "image/webp",
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  "application/vnd.oasis.opendocument.text",
  "application/vnd.oasis.opendocument.spreadsheet",
  "application/vnd.oasis.opendocument.presentation",
  "text/csv",
  "text/plain",
] as const;

export type FileType = (typeof fileTypes)[number];

export const takenKinds =
  "pictures, PDFs, office documents (docx, xlsx, pptx, odt, ods, odp), text or CSV";

export const fileQuery = z.object({
  name: z
    .string()
    .min(1, "A file has a name")
    .max(1000)
    .catch("file")
    .describe("As it was called."),
});

export const keptFile = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(fileTypes),
  size: z.int().describe("In bytes."),
});

export type KeptFile = z.output<typeof keptFile>;

export const fileIds = z
  .array(z.guid())
  .max(mostFiles, `A message has at most ${mostFiles} files`)
  .optional()
  .describe("Sent before by POST /api/files.");
