import { execFile } from "node:child_process";
import { appendFile, chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../support/program.ts";
import { withClient } from "../support/server-database.ts";

const run = promisify(execFile);

/** PostgreSQL refuses to run as root. */
const asPostgres = (command: string, args: string[], more: NodeJS.ProcessEnv = {}) => {
  const env = { ...process.env, ...more };
  return process.getuid?.() === 0
    ? run("/usr/sbin/runuser", ["-u", "postgres", "--", command, ...args], { env })
    : run(command, args, { env });
};

async function findPrograms(): Promise<string> {
  const { stdout } = await run("sh", [
    "-c",
    "ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1",
  ]);
  return stdout.trim();
}

const urlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;

type OwnServer = { settings?: string[]; folder?: string; env?: Record<string, string> };

/** A server of one's own, to do to it what no other test would survive. */
export async function startOwnServer(given: OwnServer = {}) {
  const programs = await findPrograms();
  const folder = await mkdtemp(join(given.folder ?? tmpdir(), "fontana-server-"));
  await chmod(folder, 0o777);
  const data = join(folder, "data");
  const port = await freePort();
  await asPostgres(join(programs, "initdb"), [
    "-D",
    data,
    "-A",
    "trust",
    "-U",
    "postgres",
    "-E",
    "UTF8",
    "--no-sync",
  ]);
  const settled = [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    `unix_socket_directories = '${folder}'`,
    ...(given.settings ?? []),
  ];
  await appendFile(join(data, "postgresql.conf"), `${settled.join("\n")}\n`);
  const control = (folderOf: string, ...words: string[]) =>
    asPostgres(join(programs, "pg_ctl"), ["-D", folderOf, "-s", "-w", ...words], given.env);
  const start = (folderOf = data) => control(folderOf, "-l", `${folderOf}.log`, "start");
  const followers: string[] = [];
  await start();
  return {
    port,
    url: urlOf(port),
    start: () => start(),
    /** As whatever watches over it does after it gave up. */
    startUnlessUp: () =>
      control(data, "status").then(
        () => {},
        () => start().then(() => {}),
      ),
    stop: () => control(data, "-m", "fast", "stop"),
    crash: () => control(data, "-m", "immediate", "stop"),
    /** A standby that has each change before it is acknowledged. */
    async follow() {
      const copy = join(folder, `standby-${followers.length}`);
      const own = await freePort();
      const from = ["-d", urlOf(port), "-c", "fast", "--no-sync"];
      await asPostgres(join(programs, "pg_basebackup"), ["-D", copy, "-R", ...from]);
      await appendFile(join(copy, "postgresql.conf"), `port = ${own}\n`);
      followers.push(copy);
      await start(copy);
      await withClient(urlOf(port), async (client) => {
        await client.query("alter system set synchronous_standby_names = '*'");
        await client.query("select pg_reload_conf()");
      });
      return { port: own, url: urlOf(own), promote: () => control(copy, "promote") };
    },
    async close() {
      for (const one of [data, ...followers])
        await control(one, "-m", "immediate", "stop").catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function withDatabase<T>(use: (server: { url: string }) => Promise<T>): Promise<T> {
  const server = await startOwnServer();
  try {
    return await use(server);
  } finally {
    await server.close();
  }
}
