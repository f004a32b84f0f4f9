import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeCertificates } from "./make-certificates.ts";
import { freePort, root } from "./program.ts";

const env = { PATH: `${process.env["PATH"]}:/usr/sbin` };
const kept = "logs.example.com";

/** Debian's rsyslog with what we give out: the machine that keeps the logs, and two that send. */
export async function startLogMachines() {
  const folder = await mkdtemp(join(tmpdir(), "fontana-logs-"));
  const port = await freePort();
  // With one more of the same authority.
  makeCertificates(folder, "Logs of Fontana", (commands) =>
    commands.replace("www.example.com;", "www.example.com other.example.com;"),
  );
  const running: ChildProcess[] = [];
  let said = "";

  async function start(name: string, conf: "send" | "receive", more = ""): Promise<void> {
    const spool = join(folder, `spool-${name}`);
    await mkdir(spool);
    const given = await readFile(join(root, `ops/rsyslog/${conf}.conf`), "utf8");
    const text = given
      .replaceAll("/etc/fontana-logs/own", join(folder, name))
      .replaceAll("/etc/fontana-logs", folder)
      .replaceAll("/var/log/fontana", join(folder, "kept"))
      .replaceAll("/var/spool/rsyslog", spool)
      .replaceAll("6514", String(port))
      .replaceAll(`target="${kept}"`, 'target="127.0.0.1"')
      .replaceAll('resumeInterval="10"', 'resumeInterval="1"');
    const file = join(folder, `${name}.conf`);
    await writeFile(file, more + text);
    const args = ["-n", "-f", file, "-i", join(folder, `${name}.pid`)];
    const child = spawn("rsyslogd", args, { env, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (part: Buffer) => (said += part.toString()));
    running.push(child);
  }

  const socketOf = (name: string) => join(folder, `${name}.socket`);
  return {
    receive: () => start(kept, "receive"),
    send: (name: string) =>
      start(
        name,
        "send",
        `module(load="imuxsock" sysSock.use="off")\ninput(type="imuxsock" socket="${socketOf(name)}")\n`,
      ),
    /** Throws while nobody listens: without the first option logger drops the line and says nothing. */
    log: (name: string, tag: string, line: string) =>
      execFileSync(
        "logger",
        ["--socket-errors=on", "--size", "64k", "-u", socketOf(name), "-t", tag, line],
        { stdio: "pipe" },
      ),
    async kept(): Promise<string> {
      const files = await readdir(join(folder, "kept")).catch(() => []);
      return (
        await Promise.all(files.map((file) => readFile(join(folder, "kept", file), "utf8")))
      ).join("");
    },
    said: () => said,
    async stop() {
      for (const child of running) {
        child.kill();
        if (child.exitCode === null) await once(child, "exit");
      }
      await rm(folder, { recursive: true });
    },
  };
}
