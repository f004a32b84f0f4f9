import { spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { expect, onTestFinished, test, vi } from "vitest";
import { openTestDatabase, serverUrl } from "../../tests/support/database.ts";
import { auditLog } from "../db/tables.ts";
import { dump } from "./dump.ts";
import type { Manifest } from "./manifest.ts";
import { openBackup, verifyBackup } from "./read-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

test.runIf(serverUrl)("a row that holds a line separator is read back as one", async () => {
  const home = fs.mkdtempSync(join(tmpdir(), "fontana-read-back-"));
  onTestFinished(() => fs.rmSync(home, { recursive: true }));
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  await database.db.insert(auditLog).values({
    actorKind: "system",
    action: "note.written",
    subjectType: "note",
    subjectId: "one\u2028two\u2029three\r\nfour",
    requestId: "a test",
    createdAt: new Date(),
  });
  const folder = join(home, "backup");
  const options = { recipient: undefined, now: new Date(), places: [], bucket: undefined };
  const manifest = await writeBackup(database, { folder, ...options });
  expect(manifest.tables["public.audit_log"]).toMatchObject({ rows: 1 });
  await verifyBackup(folder, manifest, undefined);
});

/** A folder with a tool that is found before the real one. */
function withTool(name: string, script: string): string {
  const home = fs.mkdtempSync(join(tmpdir(), "fontana-tool-"));
  onTestFinished(() => fs.rmSync(home, { recursive: true }));
  fs.writeFileSync(join(home, name), `#!/bin/sh\n${script}`, { mode: 0o755 });
  vi.stubEnv("PATH", `${home}:${process.env["PATH"]}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  return home;
}

test("why pg_restore failed is told, though it read nothing of the backup", async () => {
  const home = withTool(
    "pg_restore",
    "echo 'pg_restore: error: unsupported version' >&2\nexit 1\n",
  );
  fs.writeFileSync(join(home, "database.dump"), Buffer.alloc(4 * 1024 * 1024));
  const manifest: Manifest = {
    format: 1,
    madeAt: "2026-11-24T12:00:00.000Z",
    kind: "postgresql",
    lastMigration: "2026-11-24T12:00:00.000Z",
    file: "database.dump",
    sha256: "",
    encrypted: false,
    tables: {},
    files: { digests: {}, missing: [] },
  };
  const place = {
    databaseUrl: "postgres://127.0.0.1:9/x",
    dataDir: home,
    files: { bucket: undefined },
  };
  await expect(verifyBackup(home, manifest, undefined)).rejects.toThrow("unsupported version");
  const bytes = await openBackup(home, manifest, undefined);
  await expect(restoreBackup(manifest, bytes, place)).rejects.toThrow("unsupported version");
});

test.runIf(serverUrl)("a backup that cannot be written leaves no pg_dump behind", async () => {
  withTool("pg_dump", "echo $$\nexec cat /dev/zero\n");
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  let pid = 0;
  const isRunning = () => spawnSync("kill", ["-0", String(pid)]).status === 0;
  onTestFinished(() => void (isRunning() && process.kill(pid)));
  const write = async (bytes: Readable) => {
    const [first] = (await once(bytes, "data")) as [Buffer];
    bytes.pause();
    pid = Number.parseInt(first.toString(), 10);
    throw new Error("The disk is full");
  };
  const taken = dump(database, { places: [], write, copy: async () => undefined });
  await expect(taken).rejects.toThrow("The disk is full");
  expect(pid).toBeGreaterThan(0);
  await vi.waitFor(() => expect(isRunning()).toBe(false), 10_000);
});
