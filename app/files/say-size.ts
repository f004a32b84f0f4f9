import { megabytes } from "../../domain/fields/schema.ts";

/** Below a tenth of a megabyte in kilobytes. */
export const saySize = (size: number) =>
  size < 104_858 ? `${Math.max(1, Math.round(size / 1024))} kB` : megabytes(size);
