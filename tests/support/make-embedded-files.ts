import { migratedFiles } from "./embedded-files.ts";

/** Once, before the workers ask for it: each would make its own. */
export default async function makeEmbeddedFiles(): Promise<void> {
  await migratedFiles();
}
