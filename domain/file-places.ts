import { filePlace, type FilePlace } from "../platform/bucket/file-place.ts";
import { heldTables } from "./held-tables.ts";

export const filePlaces: FilePlace[] = heldTables.flatMap(({ table, file }) =>
  file ? [filePlace(table, file)] : [],
);
