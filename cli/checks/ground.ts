import fs from "node:fs";
import { askDatabase, requireOwnSession } from "../../platform/ask-database.ts";
import { freeBytes } from "../../platform/data-folder.ts";
import { remoteHost } from "../../platform/env-variables.ts";
import type { Settings } from "../../platform/env.ts";
import type { Probe } from "./probe.ts";

/** Bytes: a day of a busy month's files and mail. */
const enoughSpace = 1024 ** 3;
/** Codes, sessions and signatures bear more; promises to clients do not. */
const skewMs = 5_000;
const oldestServer = 150_000;

export function ground(settings: Pick<Settings, "databaseUrl" | "dataDir">): Probe[] {
  const { databaseUrl, dataDir } = settings;
  const disk: Probe = {
    name: "disk",
    fix: `Make room where ${dataDir} is, and let the program's account write there.`,
    run: async () => {
      fs.accessSync(dataDir, fs.constants.W_OK);
      const free = freeBytes(dataDir);
      const says = `${Math.floor(free / 1024 / 1024)} MB free in ${dataDir}`;
      if (free < enoughSpace) throw new Error(says);
      return says;
    },
  };
  if (!databaseUrl) return [disk];
  return [
    disk,
    {
      name: "database",
      fix: "Check DATABASE_URL, that the server runs and lets this machine in; it must be PostgreSQL 15 or newer.",
      run: () =>
        askDatabase(databaseUrl, async (client) => {
          const { rows } = await client.query<{ number: string; version: string; ssl: boolean }>(
            "select current_setting('server_version_num') as number, current_setting('server_version') as version, ssl from pg_stat_ssl where pid = pg_backend_pid()",
          );
          const says = `PostgreSQL ${rows[0]?.version}${rows[0]?.ssl ? ", encrypted" : unencrypted(databaseUrl)}`;
          if (Number(rows[0]?.number) < oldestServer) throw new Error(says);
          await requireOwnSession(client, databaseUrl);
          return says;
        }),
    },
    {
      name: "clock",
      fix: "Set the time of both machines by NTP: this one and the database's.",
      run: () =>
        askDatabase(databaseUrl, async (client) => {
          const { rows } = await client.query<{ now: Date }>("select clock_timestamp() as now");
          const apart = Math.abs(Date.now() - (rows[0]?.now.getTime() ?? 0));
          const says = `${apart} ms apart from the database`;
          if (apart > skewMs) throw new Error(says);
          return says;
        }),
    },
  ];
}

/** Over a network that only the two machines share it may be so; over any other it must not. */
function unencrypted(databaseUrl: string): string {
  const host = remoteHost(databaseUrl);
  return host === null ? "" : `, not encrypted on its way to ${host}`;
}
