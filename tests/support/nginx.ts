import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { request as requestSecurely } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { blocks } from "./manual.ts";
import { freePort, root } from "./program.ts";

type Ports = { plain: number; secure: number; programs: number[] };

/** The folder of an authority for TLS to the programs; the network of a CDN in front. */
type Adapted = { authority?: string; cdn?: string };

/** Before 1.25.1 it knows HTTP/2 by another word. */
function knowsHttp2(): boolean {
  const said = execFileSync("sh", ["-c", "PATH=$PATH:/usr/sbin nginx -v 2>&1"], {
    encoding: "utf8",
  });
  const [, major, minor, patch] = /(\d+)\.(\d+)\.(\d+)/.exec(said) ?? [];
  return Number(major) * 1e6 + Number(minor) * 1e3 + Number(patch) >= 1_025_001;
}

/** As the manual has it once instances have a certificate. */
function overTls(conf: string, authority: string): string {
  const edits = blocks.flatMap((block) => /^sed .+proxy_pass.+(?= )/gm.exec(block) ?? []);
  const [edit = ""] = edits.map((command) => command.replace(" -i ", " "));
  const edited = execFileSync("bash", ["-c", edit], { input: conf, encoding: "utf8" });
  return edited.replaceAll("/etc/fontana-tls", authority);
}

async function adapt(folder: string, ports: Ports, adapted: Adapted): Promise<string> {
  const { plain, secure, programs } = ports;
  const { authority, cdn } = adapted;
  const instances = programs.map((port) => `server 127.0.0.1:${port} max_fails=0;`);
  const conf = await readFile(join(root, "ops/nginx.conf"), "utf8");
  return (authority ? overTls(conf, authority) : conf)
    .replaceAll(/# ((?:set_)?real_ip_.+)/g, cdn ? "$1" : "$&")
    .replace("set_real_ip_from 192.0.2.0/24", `set_real_ip_from ${cdn ?? "192.0.2.0/24"}`)
    .replaceAll(/^ +listen \[::\].*\n/gm, "")
    .replaceAll("listen 80;", `listen 127.0.0.1:${plain};`)
    .replaceAll("listen 443 ssl", `listen 127.0.0.1:${secure} ssl`)
    .replaceAll(/^ +http2 on;\n/gm, knowsHttp2() ? "$&" : "")
    .replace("server 127.0.0.1:3000 max_fails=0;", instances.join("\n"))
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
    .replaceAll("/var/log/nginx", folder);
}

/** Debian's own, with the configuration that we give out, before programs on these ports. */
export async function startNginx(programs: number[], adapted: Adapted = {}) {
  const folder = await mkdtemp(join(tmpdir(), "fontana-nginx-"));
  const ports = { plain: await freePort(), secure: await freePort(), programs };
  const names = ["-subj", "/CN=www.example.com", "-days", "1"];
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...names, ...files], {
    stdio: "ignore",
  });
  await writeFile(join(folder, "fontana.conf"), await adapt(folder, ports, adapted));
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log ${folder}/access.log;
  ${places.map((place) => `${place}_temp_path ${folder}/${place};`).join(" ")}
  include ${folder}/fontana.conf;
}
`,
  );
  const server = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-p", folder, "-e", "stderr"], {
    env: { PATH: `${process.env["PATH"]}:/usr/sbin` },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(server, "close");

  type Given = { bytes?: number; plain?: boolean; host?: string; accept?: string };

  async function ask(path: string, given: Given = {}) {
    const { bytes, plain = false, host = "www.example.com", accept = "*/*" } = given;
    const options = {
      path,
      port: plain ? ports.plain : ports.secure,
      host: "127.0.0.1",
      method: bytes === undefined ? "GET" : "POST",
      headers: { Host: host, Accept: accept, "X-Forwarded-For": "198.51.100.7, 203.0.113.9" },
    };
    const asked = plain
      ? request(options)
      : requestSecurely({ ...options, servername: host, rejectUnauthorized: false });
    if (bytes !== undefined) asked.setHeader("Content-Length", bytes);
    // What is refused by its length alone is never sent.
    if (bytes) asked.flushHeaders();
    else asked.end();
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    const said = await text(answer);
    asked.destroy();
    const { statusCode: status, headers } = answer;
    // node:http keeps the first of several.
    const hsts = answer.headersDistinct["strict-transport-security"] ?? [];
    return { status, headers, hsts, text: said };
  }

  return {
    ask,
    /** @returns what it has written down */
    async stop(): Promise<string> {
      server.kill("SIGQUIT");
      await ended;
      const logs = ["access.log", "error.log"].map((name) =>
        readFile(join(folder, name), "utf8").catch(() => ""),
      );
      const written = (await Promise.all(logs)).join("");
      await rm(folder, { recursive: true, force: true });
      return written;
    },
  };
}
