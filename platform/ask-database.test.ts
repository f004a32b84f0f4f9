import { expect, test } from "vitest";
import { askDatabase } from "./ask-database.ts";
import { openPostgres } from "./db/postgres.ts";
import { reasonOf } from "./reason-of.ts";
import { SettingsError } from "./settings-error.ts";

test("a server that is not there is said in one line with the setting and an example", async () => {
  const url = "postgres://clerk:secret@localhost:9/fontana";
  for (const open of [() => openPostgres(url), () => askDatabase(url, async () => undefined)]) {
    const failure = await open().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SettingsError);
    expect(reasonOf(failure)).toMatch(
      /^DATABASE_URL cannot be reached \(connect ECONNREFUSED [^\n]+\)\. Example: DATABASE_URL=[^\n]+$/,
    );
    expect(reasonOf(failure)).not.toContain("secret");
  }
});

test("an error without words is told by those it stands for, or by its code", () => {
  const tries = ["connect ECONNREFUSED ::1:5432", "connect ECONNREFUSED 127.0.0.1:5432"];
  const both = new AggregateError(tries.map((words) => new Error(words)));
  expect(reasonOf(both)).toBe(tries.join(", "));
  expect(reasonOf(Object.assign(new Error(""), { code: "ENOTFOUND" }))).toBe("ENOTFOUND");
});
