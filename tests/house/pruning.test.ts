import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { blocks } from "../support/manual.ts";
import { root } from "../support/program.ts";

const day = 24 * 60 * 60_000;

/** What runs once the backup has ended, well or not. */
async function pruning(): Promise<string[]> {
  const unit = await readFile(path.join(root, "ops/systemd/fontana-backup.service"), "utf8");
  const [, ofUnit = ""] = /^ExecStopPost=sh -c '(.+)'$/m.exec(unit) ?? [];
  const [, ofManual = ""] = /backup \/backups; (find .+)$/m.exec(blocks.join("\n")) ?? [];
  return [
    ofUnit.replaceAll("/var/backups/fontana", "$BACKUPS"),
    ofManual.replaceAll("/srv/fontana/backups", "$BACKUPS"),
  ];
}

async function leftOf(command: string, ages: Record<string, number>): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "fontana-backups-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, days] of Object.entries(ages)) {
    const backup = path.join(folder, name);
    await mkdir(backup);
    await writeFile(path.join(backup, "manifest.json"), "{}");
    const then = new Date(Date.now() - days * day);
    await utimes(backup, then, then);
  }
  const env = { PATH: process.env["PATH"], BACKUPS: folder };
  await new Promise<void>((done) => execFile("sh", ["-c", command], { env }, () => done()));
  return (await readdir(folder)).toSorted();
}

test("old backups go when a new one was made, whatever it lacks, and stay when none was", async () => {
  const old = { "fontana-2Z": 32, "fontana-3Z": 29, "fontana-4Z": 3 };
  for (const command of await pruning()) {
    expect(command).toContain("$BACKUPS");
    expect(await leftOf(command, { ...old, "fontana-1Z.unfinished": 40, "fontana-5Z": 0 })).toEqual(
      ["fontana-3Z", "fontana-4Z", "fontana-5Z"],
    );
    const without = { ...old, "fontana-5Z.unfinished": 0 };
    expect(await leftOf(command, without)).toEqual(Object.keys(without));
  }
});
