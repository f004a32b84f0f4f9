import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createServerDatabase } from "../support/database.ts";
import { unmigrated, withClient } from "../support/server-database.ts";
import { enquiry, postEnquiry } from "../support/enquiry.ts";
import { admin } from "../support/admin-command.ts";
import { adminOf } from "../support/admin-of.ts";
import { newDataDir, type Program, type Settings, startProgram } from "../support/program.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];

describe("an operator, while the program runs", () => {
  let program: Program;
  let folder: string;
  let env: Settings;
  let database: Awaited<ReturnType<typeof createServerDatabase>> | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "fontana-backups-"));
    database = serverUrl ? await createServerDatabase(serverUrl) : undefined;
    const settings = database ? { DATABASE_URL: database.url } : {};
    program = await startProgram({ env: { TRUST_PROXY: "1", ...settings } });
    env = { DATA_DIR: program.dataDir, ...settings };
  });
  afterAll(async () => {
    await program.stop();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it("asks how it is, and hears of wrong use by the exit code", async () => {
    const data = JSON.parse((await admin(env, "--json", "status")).out);
    expect(data).toMatchObject({ live: false, jobs: { failed: 0, stuck: 0, held: false } });
    expect(await admin(env, "sign-out")).toMatchObject({ code: 2 });
    expect(await admin(env, "export", "nobody@visitor.example")).toMatchObject({
      code: 1,
      error: "Nobody has an account with nobody@visitor.example.\n",
    });
    // Whoever opened that would fail.
    const nowhere = { ...env, DATABASE_URL: "postgres://postgres@127.0.0.1:9/nothing" };
    expect(await admin(nowhere, "export", "nobody")).toMatchObject({
      code: 2,
      error: expect.stringContaining("That is not an email address."),
    });
    expect(await admin(nowhere, "jobs", "retry")).toMatchObject({
      code: 2,
      error: expect.stringContaining("Name failed jobs by their ids, or all with --all."),
    });
    expect((await admin(env, "jobs", "drop", "--help")).out).toContain("Usage: npm run admin --");
  });

  it.runIf(serverUrl)("says that another installation’s database holds all jobs", async () => {
    const mailing = { ...env, SMTP_URL: "smtp://127.0.0.1:9" };
    const { code, out, listed } = await withClient(database!.url, async (client) => {
      await client.query(
        "insert into installations values ('another', 'a trial', 'elsewhere', now())",
      );
      const told = await admin(mailing, "--json", "status");
      const listed = await admin(mailing, "--json", "jobs", "list");
      await client.query("delete from installations");
      return { ...told, listed };
    });
    expect([code, JSON.parse(out).jobs.held, JSON.parse(listed.out).jobs]).toEqual([
      1,
      true,
      "held",
    ]);
  });

  it("signs people out, exports and erases", async () => {
    const call = await adminOf(program);
    const me = await call<{ email: string }>("GET", "/api/auth/user");
    const held = JSON.parse((await admin(env, "export", me.email)).out);
    expect(held.profile.email).toBe(me.email);
    expect((await admin(env, "erase", me.email)).out).toContain("Nothing was erased");
    expect((await admin(env, "sign-out", "--everybody")).out).toContain("of 1 people");
    await expect(call("GET", "/api/admin/job-queue")).rejects.toThrow("401");
    expect((await admin(env, "reset-passkeys", me.email)).out).toContain("0 passkeys");
    expect((await admin(env, "erase", me.email, "--yes")).out).toContain("is gone");
    expect((await admin(env, "export", me.email)).code).toBe(1);
  });

  it("backs up while messages arrive, and restores every row elsewhere", async () => {
    const stop = new AbortController();
    const acknowledged: string[] = [];
    const visitors = (async () => {
      for (let n = 0; !stop.signal.aborted; n++) {
        const email = `backup-${n}@visitor.example`;
        if ((await postEnquiry(program, enquiry(email), n + 1)).ok) acknowledged.push(email);
      }
    })();
    const identity = await generateIdentity();
    const keyFile = path.join(folder, "key.txt");
    await writeFile(keyFile, `# made for a test\n${identity}\n`);
    const plain = await admin(env, "backup", folder);
    const recipient = await identityToRecipient(identity);
    const sealed = await admin(
      env,
      "backup",
      path.join(folder, "sealed"),
      "--recipient",
      recipient,
    );
    stop.abort();
    await visitors;
    expect(acknowledged.length).toBeGreaterThan(0);
    expect([plain.code, sealed.code, plain.error + sealed.error]).toEqual([
      0,
      0,
      "Writing …\nReading it back …\nWriting …\nReading it back …\n",
    ]);
    expect(plain.out).toContain("Every row was read back.");
    expect((await admin(env, "status")).out).toMatch(/Backup +the last one 20/);
    const [backup] = plain.out.split("\n");
    const [secret] = sealed.out.split("\n");
    const key = ["--identity", keyFile];

    expect(await admin(env, "restore", secret!, "--dry-run")).toMatchObject({
      code: 1,
      error: expect.stringContaining("give its key with --identity"),
    });
    expect((await admin(env, "restore", secret!, "--dry-run", ...key)).out).toContain(
      "public.users",
    );
    // Not over what is there.
    expect((await admin(env, "restore", backup!)).error).toMatch(/into an empty (place|one)/);

    const elsewhere = serverUrl ? await createServerDatabase(serverUrl, unmigrated) : undefined;
    const dataDir = await mkdtemp(path.join(tmpdir(), "fontana-restored-"));
    const there = { DATA_DIR: dataDir, ...(elsewhere && { DATABASE_URL: elsewhere.url }) };
    try {
      const restored = await admin(there, "restore", secret!, ...key);
      expect(restored).toMatchObject({ code: 0 });
      expect(restored.out).toContain("every row is as it was");
      const copy = await startProgram({ dataDir, env: { ...there, RUN_JOBS: "no" } });
      try {
        expect((await fetch(`${copy.url}/blog`)).status).toBe(200);
      } finally {
        await copy.stop();
      }
    } finally {
      await elsewhere?.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });

  it("refuses a backup that has lost a byte, or was cut short", async () => {
    const made = JSON.parse((await admin(env, "--json", "backup", folder)).out) as { path: string };
    const { file } = JSON.parse(await readFile(path.join(made.path, "manifest.json"), "utf8"));
    const bytes = await readFile(path.join(made.path, file));
    await writeFile(path.join(made.path, file), bytes.subarray(0, -1));
    const refused = await admin(env, "restore", made.path, "--dry-run");
    expect(refused).toMatchObject({ code: 1, error: expect.stringContaining("is damaged") });
    expect((await readdir(folder)).filter((name) => name.endsWith(".unfinished"))).toEqual([]);
  });
});

it("tries what is configured, and says what to do about what fails", async () => {
  const dataDir = await newDataDir();
  try {
    const env = { DATA_DIR: dataDir, SMTP_URL: "smtp://127.0.0.1:9" };
    const checked = await admin(env, "--json", "check");
    expect(checked.code).toBe(1);
    const findings = JSON.parse(checked.out) as { name: string; ok: boolean; fix?: string }[];
    expect(findings.find(({ name }) => name === "disk")).toMatchObject({ ok: true });
    expect(findings.find(({ name }) => name === "outgoing mail")).toMatchObject({
      ok: false,
      fix: expect.stringContaining("SMTP_URL"),
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
