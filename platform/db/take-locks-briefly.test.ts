import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { expect, it, vi } from "vitest";
import { createServerDatabase, serverUrl } from "../../tests/support/database.ts";
import { upTo } from "../../tests/support/earlier-database.ts";
import { unmigrated, withClient } from "../../tests/support/server-database.ts";
import { createLog } from "../log.ts";
import { openPostgres } from "./postgres.ts";

const patience = { connect: 10_000, statement: 10_000, answer: 12_000 };
const locks = { lock: 200, pause: 300, all: 60_000 };

it.skipIf(!serverUrl)(
  "a migration lets queries through while somebody holds its table",
  async () => {
    const { url, drop } = await createServerDatabase(serverUrl ?? "", unmigrated);
    await withClient(url, (client) =>
      upTo("0075_overage_of_plans_nobody_bills", (folder) => migrate(drizzle(client), folder)),
    );
    const lines: string[] = [];
    const log = createLog("warn", { write: (line) => void lines.push(line) });
    const backup = new Client({ connectionString: url, application_name: "pg_dump" });
    await backup.connect();
    try {
      await backup.query("begin; lock table card_setups in access share mode");
      const impatient = { ...patience, locks: { ...locks, all: 0 } };
      await expect(openPostgres(url, impatient, log)).rejects.toThrow(
        /in use by pg_dump \(process \d+, \w+, since [\dTZ:.-]+\)\. Nothing was changed\.$/,
      );
      const opening = openPostgres(url, { ...patience, locks }, log);
      await vi.waitFor(() => expect(lines.length).toBeGreaterThan(1), 20_000);
      expect(JSON.parse(lines[0] ?? "")).toMatchObject({ heldBy: [{ application: "pg_dump" }] });
      const asked = "set statement_timeout = 5000; select from card_setups";
      await withClient(url, (visitor) => visitor.query(asked));
      await backup.query("commit");
      const { close, handle } = await opening;
      expect((await handle.query("select opened_by from card_setups")).rows).toEqual([]);
      await close();
    } finally {
      await backup.end();
      await drop();
    }
  },
);
