import { filePlace, type FilePlace } from "../platform/bucket/file-place.ts";
import { heldTables } from "./held-tables.ts";

/** Every table that holds files, as its room declares it. */
export const filePlaces: FilePlace[] = heldTables.flatMap(({ table, file }) =>
  file ? [filePlace(table, file)] : [],
);
