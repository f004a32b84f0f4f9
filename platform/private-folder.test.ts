import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { privateFolder } from "./private-folder.ts";

test("a folder is created for its owner only, and an open one is closed with its contents", () => {
  const root = mkdtempSync(join(tmpdir(), "fontana-private-"));
  const mode = (...path: string[]) => statSync(join(root, ...path)).mode & 0o777;
  try {
    privateFolder(join(root, "new"));
    expect(mode("new")).toBe(0o700);

    mkdirSync(join(root, "old", "db"), { recursive: true });
    writeFileSync(join(root, "old", "db", "rows"), "rows");
    for (const path of ["old", "old/db"]) chmodSync(join(root, path), 0o755);
    chmodSync(join(root, "old/db/rows"), 0o644);
    privateFolder(join(root, "old"));
    expect([mode("old"), mode("old/db"), mode("old/db/rows")]).toEqual([0o700, 0o700, 0o600]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
