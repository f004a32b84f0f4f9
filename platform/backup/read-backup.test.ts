import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openTestDatabase, serverUrl } from "../../tests/support/database.ts";
import { auditLog } from "../db/tables.ts";
import { verifyBackup } from "./read-backup.ts";
import { writeBackup } from "./write-backup.ts";

test.runIf(serverUrl)("a row that holds a line separator is read back as one", async () => {
  const home = fs.mkdtempSync(join(tmpdir(), "fontana-read-back-"));
  onTestFinished(() => fs.rmSync(home, { recursive: true }));
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  await database.db.insert(auditLog).values({
    actorKind: "system",
    action: "note.written",
    subjectType: "note",
    subjectId: "one\u2028two\u2029three\r\nfour",
    requestId: "a test",
    createdAt: new Date(),
  });
  const folder = join(home, "backup");
  const options = { recipient: undefined, now: new Date(), places: [], bucket: undefined };
  const manifest = await writeBackup(database, { folder, ...options });
  expect(manifest.tables["public.audit_log"]).toMatchObject({ rows: 1 });
  await verifyBackup(folder, manifest, undefined);
});
