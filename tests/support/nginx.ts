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

async function adapt(folder: string, ports: Ports, authority?: string): Promise<string> {
  const { plain, secure, programs } = ports;
  const instances = programs.map((port) => `server 127.0.0.1:${port} max_fails=0;`);
  const conf = await readFile(join(root, "ops/nginx.conf"), "utf8");
  return (authority ? overTls(conf, authority) : conf)
    .replaceAll(/^ +listen \[::\].*\n/gm, "")
    .replaceAll("listen 80;", `listen 127.0.0.1:${plain};`)
    .replaceAll("listen 443 ssl", `listen 127.0.0.1:${secure} ssl`)
    .replaceAll(/^ +http2 on;\n/gm, knowsHttp2() ? "$&" : "")
    .replace("server 127.0.0.1:3000 max_fails=0;", instances.join("\n"))
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder);
}

/** Debian's own, with the configuration that we give out, before programs on these ports; over TLS with the folder of an authority. */
export async function startNginx(programs: number[], authority?: string) {
  const folder = await mkdtemp(join(tmpdir(), "fontana-nginx-"));
  const ports = { plain: await freePort(), secure: await freePort(), programs };
  const names = ["-subj", "/CN=www.example.com", "-days", "1"];
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...names, ...files], {
    stdio: "ignore",
  });
  await writeFile(join(folder, "fontana.conf"), await adapt(folder, ports, authority));
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
pid ${folder}/pid;
error_log stderr crit;
events {}
http {
  access_log off;
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

  type Given = { bytes?: number; plain?: boolean; host?: string };

  async function ask(path: string, given: Given = {}) {
    const { bytes, plain = false, host = "www.example.com" } = given;
    const options = {
      path,
      port: plain ? ports.plain : ports.secure,
      host: "127.0.0.1",
      method: bytes === undefined ? "GET" : "POST",
      headers: { Host: host, "X-Forwarded-For": "203.0.113.9" },
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
    async stop(): Promise<void> {
      server.kill("SIGQUIT");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
