import { execFile } from "node:child_process";
import { appendFile, chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../support/program.ts";

const run = promisify(execFile);

/** PostgreSQL refuses to run as root. */
const asPostgres = (command: string, args: string[]) =>
  process.getuid?.() === 0
    ? run("/usr/sbin/runuser", ["-u", "postgres", "--", command, ...args])
    : run(command, args);

async function findPrograms(): Promise<string> {
  const { stdout } = await run("sh", [
    "-c",
    "ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1",
  ]);
  return stdout.trim();
}

/** A server of one's own, to do to it what no other test would survive. */
export async function startOwnServer(settings: string[] = []) {
  const programs = await findPrograms();
  const folder = await mkdtemp(join(tmpdir(), "fontana-server-"));
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
  const own = [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    `unix_socket_directories = '${folder}'`,
    ...settings,
  ];
  await appendFile(join(data, "postgresql.conf"), `${own.join("\n")}\n`);
  const control = (...words: string[]) =>
    asPostgres(join(programs, "pg_ctl"), ["-D", data, "-s", "-w", ...words]);
  const start = () => control("-l", join(folder, "log"), "start");
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop: () => control("-m", "fast", "stop"),
    crash: () => control("-m", "immediate", "stop"),
    async close() {
      await control("-m", "immediate", "stop").catch(() => {});
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
