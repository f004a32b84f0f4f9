import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { readSettings } from "./env.ts";
import { secretNames } from "./secret-files.ts";

const folder = mkdtempSync(join(tmpdir(), "fontana-secrets-"));
afterAll(() => rmSync(folder, { recursive: true }));

const secret = "x".repeat(40);
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const read = (env: Record<string, string>) =>
  readSettings({ DATA_DIR: join(folder, "data"), ...env }, trialAddresses);
const inside = { CREDENTIALS_DIRECTORY: folder };

test("a secret is read from the file that its setting names, without the line's end", () => {
  const SECRET_FILE = file("SECRET", `${secret}\n`);
  const METRICS_TOKEN_FILE = file("METRICS_TOKEN", "m".repeat(24));
  expect(read({ SECRET_FILE, METRICS_TOKEN_FILE, SECRET: "" })).toMatchObject({
    secret,
    metricsToken: "m".repeat(24),
  });
});

test("a bare name is a credential of systemd's", () => {
  file("fontana.SECRET", secret);
  const env = { SECRET_FILE: "fontana.SECRET" };
  expect(read({ ...env, ...inside }).secret).toBe(secret);
  expect(() => read(env)).toThrow(/^SECRET_FILE is fontana.SECRET, a credential of systemd’s/);
});

test("what is wrong with a file is said by its name, and never by what it holds", () => {
  mkdirSync(join(folder, "folder"));
  const short = file("short", "hunter2");
  const faults: [Record<string, string>, RegExp][] = [
    [{ SECRET_FILE: "/nowhere/SECRET" }, /^SECRET_FILE names \/nowhere\/SECRET, .*ENOENT/],
    [{ SECRET_FILE: "gone", ...inside }, /^SECRET_FILE names .*gone, which cannot be read/],
    [{ SECRET_FILE: join(folder, "folder") }, /^SECRET_FILE names .*EISDIR/],
    [{ SMTP_URL_FILE: file("empty", "\n") }, /^SMTP_URL_FILE names .*, which is empty$/],
    [{ SECRET: secret, SECRET_FILE: short }, /^SECRET and SECRET_FILE are both set$/],
    [{ SECRET_FILE: short }, /^SECRET must have at least 32 characters/],
    [{ DATABASE_URL_FILE: short }, /^DATABASE_URL must be a postgres:\/\/ address/],
  ];
  for (const [env, words] of faults) {
    expect(() => read(env)).toThrow(words);
    expect(() => read(env)).not.toThrow(/hunter2|x{40}/);
  }
});

test("each setting that holds a secret may be a file", () => {
  const empty = file("none", "");
  for (const name of secretNames)
    expect(() => read({ [`${name}_FILE`]: empty })).toThrow(`${name}_FILE names ${empty}`);
});
