import { expect, test } from "vitest";
import type { Health } from "../../../domain/operations/schema.ts";
import { sayHealth } from "./say-health.ts";

const well: Health = {
  now: "2026-11-24T12:00:00.000Z",
  live: true,
  database: { kind: "postgresql", answerMs: 0 },
  diskFreeBytes: 5 * 1024 ** 3,
  lastBackup: "2026-11-24T09:00:00.000Z",
  mailsLate: 0,
  jobsFailed: 0,
  promisesLate: 0,
  webhooksFailing: 0,
  webhooksGone: 0,
  slowQueries: [],
};

const troubleOf = (health: Partial<Health>) =>
  sayHealth({ ...well, ...health })
    .filter(({ isWell }) => !isWell)
    .map(({ text }) => text);
const backupOf = (health: Partial<Health>) =>
  sayHealth({ ...well, ...health }).find(({ id }) => id === "backup")?.text;

test("says when all is well", () => {
  expect(troubleOf({})).toEqual([]);
  expect(backupOf({})).toBe("Last backup 3 hours ago");
  expect(sayHealth(well)[0]?.text).toBe("PostgreSQL answered within 1 millisecond");
});

test.each<[Partial<Health>, string]>([
  [{ mailsLate: 2 }, "2 mails waiting for longer than 10 minutes"],
  [{ mailsLate: 1 }, "1 mail waiting for longer than 10 minutes"],
  [{ jobsFailed: 1 }, "1 job failed for good"],
  [{ promisesLate: 3 }, "3 promised answers late"],
  [{ webhooksFailing: 1 }, "1 endpoint refuses deliveries"],
  [{ webhooksFailing: 2 }, "2 endpoints refuse deliveries"],
  [{ webhooksGone: 1 }, "1 endpoint answered 410 Gone and is off"],
  [
    { webhooksFailing: 1, webhooksGone: 2 },
    "1 endpoint refuses deliveries; 2 endpoints answered 410 Gone and are off",
  ],
  [{ diskFreeBytes: 300 * 1024 ** 2 }, "Only 300 MB free where DATA_DIR is"],
  [{ lastBackup: "2026-11-23T11:59:00.000Z" }, "Last backup 24 hours ago"],
  [{ lastBackup: "2026-11-20T12:00:00.000Z" }, "Last backup 4 days ago"],
  [{ lastBackup: null }, "No backup yet"],
])("says what somebody has to see to: %o", (health, text) => {
  expect(troubleOf(health)).toEqual([text]);
});

test("a trial needs no backup, and PostgreSQL no folder", () => {
  expect(troubleOf({ live: false, lastBackup: null, diskFreeBytes: null })).toEqual([]);
});
