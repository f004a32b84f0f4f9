import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pool } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createServerDatabase, openTestDatabase, serverUrl } from "../../tests/support/database.ts";
import { unmigrated, withClient } from "../../tests/support/server-database.ts";
import { openBackup } from "./read-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const rights = `
  select c.relname as name, c.relacl::text as rights from pg_class c where c.relacl is not null and c.relnamespace = 'public'::regnamespace
  union all select c.relname || '.' || a.attname, a.attacl::text from pg_attribute a join pg_class c on c.oid = a.attrelid
  where a.attacl is not null and c.relnamespace = 'public'::regnamespace order by 1`;

test.runIf(serverUrl)("nobody may change more in a restored database than before", async () => {
  const dataDir = fs.mkdtempSync(join(tmpdir(), "fontana-rights-"));
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true }));
  const folder = join(dataDir, "backup");
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const elsewhere = await createServerDatabase(serverUrl!, unmigrated);
  onTestFinished(() => elsewhere.drop());
  const options = { recipient: undefined, now: new Date(), places: [], bucket: undefined };
  const manifest = await writeBackup(database, { folder, ...options });
  const bytes = await openBackup(folder, manifest, undefined);
  const place = { databaseUrl: elsewhere.url, dataDir, files: { bucket: undefined } };
  await restoreBackup(manifest, bytes, place);
  const { rows: before } = await (database.handle as Pool).query(rights);
  expect(before.map(({ name }) => name)).toContain("entries");
  await withClient(elsewhere.url, async (client) => {
    expect((await client.query(rights)).rows).toEqual(before);
    // Who runs the tests is bound by no rights; who owns the table is.
    await client.query(
      "begin; create role restored_owner; alter table entries owner to restored_owner; set local role restored_owner",
    );
    await expect(client.query("update entries set minutes = 0")).rejects.toThrow(
      "permission denied for table entries",
    );
  });
});
