import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createServer } from "../../platform/http/create-server.ts";
import { createServerDatabase } from "../support/database.ts";
import { makeInstanceCertificate } from "../support/make-certificates.ts";
import { adminCommands, blocks } from "../support/manual.ts";
import { type Program, root, type Settings, startProgram } from "../support/program.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];

let program: Program;
let folder: string;
let env: Settings;
let database: Awaited<ReturnType<typeof createServerDatabase>> | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fontana-manual-"));
  database = serverUrl ? await createServerDatabase(serverUrl) : undefined;
  const settings = database ? { DATABASE_URL: database.url } : {};
  program = await startProgram({ env: settings });
  env = { DATA_DIR: program.dataDir, ...settings };
});
afterAll(async () => {
  await program.stop();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

function run(args: string[], more: Settings = {}): Promise<{ code: number; said: string }> {
  const { PATH = "", HOME = "" } = process.env;
  const options = { cwd: root, env: { PATH, HOME, ...env, ...more } };
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (failure, out, error) =>
      resolve({ code: typeof failure?.code === "number" ? failure.code : 0, said: out + error }),
    );
  });
}

const admin = (line: string) =>
  run(["--liftoff-only", "build/program/admin.js", ...line.split(" ")]);

test("what the manual has an operator type is done", async () => {
  const commands = adminCommands(blocks).map((args) =>
    args.join(" ").replace(/(\/var)?\/backups(\/fontana(?!-))?/, folder),
  );
  const [backup = "", check = "", restore = "", ...more] = [...new Set(commands)].toSorted();
  expect([backup, check, more]).toEqual([`backup ${folder}`, "check", []]);
  expect(await admin(check)).toMatchObject({ code: 0 });
  expect(await admin(backup)).toEqual({
    code: 0,
    said: expect.stringContaining("Every row was read back."),
  });
  const [made = ""] = await readdir(folder);
  // Nothing is restored over what is there.
  const read = restore.replace(/fontana-[\dTZ-]+$/, `${made} --dry-run`);
  expect(await admin(read)).toMatchObject({
    code: 0,
    said: expect.stringContaining("can be read"),
  });
});

test("the image knows whether the program is alive", async () => {
  const image = await readFile(path.join(root, "Dockerfile"), "utf8");
  const [, command = "[]"] = /HEALTHCHECK [^[]+CMD (\[.+\])$/m.exec(image) ?? [];
  const [, ...args] = JSON.parse(command) as string[];
  expect(await run(args, { PORT: new URL(program.url).port })).toEqual({ code: 0, said: "" });
  expect(await run(args, { PORT: "9" })).toEqual({ code: 1, said: "" });
  const { folder: at, certificate } = await makeInstanceCertificate();
  const instance = createServer(certificate, ({ url }, response) =>
    response.writeHead(url === "/healthz" ? 200 : 404).end(),
  );
  onTestFinished(() => instance.close().closeAllConnections());
  instance.listen(0, "127.0.0.1");
  await once(instance, "listening");
  const PORT = String((instance.address() as AddressInfo).port);
  for (const TLS of [{ TLS_CERT: certificate.cert }, { TLS_CERT_FILE: `${at}/own.pem` }])
    expect(await run(args, { PORT, ...TLS })).toEqual({ code: 0, said: "" });
  expect(await run(args, { PORT })).toEqual({ code: 1, said: "" });
});
