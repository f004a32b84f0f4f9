import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { openTestDatabase } from "../tests/support/database.ts";
import type { Database } from "./db/database.ts";
import { createLog } from "./log.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function logged(error: unknown): string {
  const lines: string[] = [];
  createLog("info", { write: (line) => void lines.push(line) }).error({ err: error }, "failed");
  return lines.join("");
}

test("a failed query is logged without its parameters", async () => {
  const query = sql`select ${"ada@example.com at secret"}::text from no_such_table`;
  const error = await database.db.execute(query).catch((failure: unknown) => failure);
  const line = logged(error);
  expect(line).not.toContain("ada@example.com");
  expect(JSON.parse(line).err).toMatchObject({
    message: "Failed query: select $1::text from no_such_table",
    stack: expect.stringContaining("log.test.ts"),
    cause: { code: "42P01", message: 'relation "no_such_table" does not exist' },
  });
});

test("a refused row is logged without its values", async () => {
  const twice = sql`insert into sent_mails (id, sent_at) values (${"ada@example.com"}, now())`;
  await database.db.execute(twice);
  const error = await database.db.execute(twice).catch((failure: unknown) => failure);
  const line = logged(error);
  expect(line).not.toContain("ada@example.com");
  expect(JSON.parse(line).err.cause.code).toBe("23505");
});

test("extra data on an error stays out of the log, its causes go in", () => {
  const cause = Object.assign(new Error("expired"), { payload: { email: "ada@example.com" } });
  const line = logged(new Error("The ID token could not be verified", { cause }));
  expect(line).not.toContain("ada@example.com");
  expect(JSON.parse(line).err).toMatchObject({
    type: "Error",
    message: "The ID token could not be verified",
    cause: { message: "expired" },
  });
});

test("a plain copy of an error, as the queue passes it on, is logged like one", () => {
  const error = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const { message, stack, code } = error;
  expect(JSON.parse(logged({ message, stack, code, payload: "ada@example.com" })).err).toEqual({
    type: "Error",
    message: "connect ECONNREFUSED",
    code: "ECONNREFUSED",
    stack: expect.stringContaining("log.test.ts"),
  });
});
