import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { readSettings } from "../platform/env.ts";
import { createServerDatabase, serverUrl } from "../tests/support/database.ts";
import { withClient } from "../tests/support/server-database.ts";
import { reach } from "./reach.ts";

const migrations = "drizzle.__drizzle_migrations";
const newest = `created_at = (select max(created_at) from ${migrations})`;

test.runIf(serverUrl)("a verb of a newer release migrates no database", async () => {
  const dataDir = fs.mkdtempSync(join(tmpdir(), "fontana-reach-"));
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true }));
  const database = await createServerDatabase(serverUrl!);
  onTestFinished(() => database.drop());
  const settings = readSettings(
    { DATA_DIR: dataDir, DATABASE_URL: database.url, SECRET: "s".repeat(32) },
    trialAddresses,
  );
  const status = () => reach(settings, "status", {}, () => undefined);
  await withClient(database.url, async (client) => {
    await client.query(`create table undone as select * from ${migrations} where ${newest}`);
    await client.query(`delete from ${migrations} where ${newest}`);
    const known = async () => (await client.query(`select * from ${migrations}`)).rows;
    const before = await known();
    await expect(status()).rejects.toThrow(
      /older version than this program.*Nothing was changed\.$/,
    );
    expect(await known()).toEqual(before);
    await client.query(`insert into ${migrations} select * from undone`);
    expect((await status()).data).toMatchObject({ jobs: { failed: 0 } });
  });
});
