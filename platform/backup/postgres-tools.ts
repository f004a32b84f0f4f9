import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { getCACertificates } from "node:tls";

type Tool = "pg_dump" | "pg_restore";

/** By environment: arguments can be read by everybody on the machine. */
function connectionOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const given = {
    PGHOST: searchParams.get("host") ?? hostname,
    PGPORT: searchParams.get("port") ?? port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get("sslmode") ?? "",
    PGSSLROOTCERT: searchParams.get("sslrootcert") ?? "",
    PGSSLCERT: searchParams.get("sslcert") ?? "",
    PGSSLKEY: searchParams.get("sslkey") ?? "",
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
}

type Trust = { env: Record<string, string>; forget: () => void };

/** The tools know no authorities but those of a file; the program trusts its own where its address names none. */
function trustOf({ PGSSLMODE: mode = "", PGSSLROOTCERT: named }: Record<string, string>): Trust {
  if (!mode.startsWith("verify-") || named) return { env: {}, forget: () => undefined };
  const folder = fs.mkdtempSync(join(tmpdir(), "fontana-authorities-"));
  const file = join(folder, "authorities.pem");
  fs.writeFileSync(file, getCACertificates("default").join("\n"));
  return {
    env: { PGSSLROOTCERT: file },
    forget: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

type Running = { stdin: Writable; stdout: Readable; done: Promise<void> };

export function runTool(tool: Tool, args: string[], url?: string): Running {
  const connection = url === undefined ? {} : connectionOf(url);
  const trust = trustOf(connection);
  const { PATH, HOME } = process.env;
  const child = spawn(tool, args, {
    env: { PATH, HOME, ...connection, ...trust.env },
    stdio: "pipe",
  });
  const said = text(child.stderr);
  // It may end before it has read everything; its exit says why.
  child.stdin.on("error", () => undefined);
  const done = once(child, "close")
    .then(
      async ([code]) => {
        if (code !== 0) throw new Error(`${tool} failed: ${(await said).trim()}`);
      },
      (error: NodeJS.ErrnoException) => {
        throw error.code === "ENOENT"
          ? new Error(`${tool} is not installed: on Debian, apt-get install postgresql-client.`)
          : error;
      },
    )
    .finally(trust.forget);
  // Whoever waits for the output first hears of it there; it is not lost, only late.
  done.catch(() => undefined);
  return { stdin: child.stdin, stdout: child.stdout, done };
}
