import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { openTestDatabase } from "../tests/support/database.ts";
import type { Database } from "./db/database.ts";
import { readSettings } from "./env.ts";
import { decideJobs, foreseeJobs } from "./installation.ts";
import { clockOf } from "../tests/support/clock.ts";

const secret = { SECRET: "s".repeat(32) };
const trial = { ...secret };
const mailing = { ...secret, SMTP_URL: "smtp://127.0.0.1:1" };
const live = {
  ...mailing,
  APP_URL: "https://www.example.com",
  DATABASE_URL: "postgres://db.example.com/fontana?sslmode=verify-full",
  ADMIN_EMAILS: "ada@example.com",
  MAIL_FROM: "hello@example.com",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

let database: Database;
let now = Date.now();
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The same rows at another place are what a restored backup is. */
const at = (place: string, env: Record<string, string>) => ({
  database: { db: database.db, place: async () => place },
  settings: readSettings(env, trialAddresses),
});

const start = (place: string, env: Record<string, string>) =>
  decideJobs({ ...at(place, env), clock: clockOf(() => new Date((now += 1000))) });

async function jobsAt(place: string, env: Record<string, string>): Promise<string> {
  const state = await start(place, env);
  if (state.jobs !== "held") return state.jobs;
  expect(state.code).toMatch(/^[\da-f]{8}$/);
  return `held for ${state.belongsTo.origin} at ${state.belongsTo.place}`;
}

test("an installation runs where it began, and a copy waits for its operator to name it", async () => {
  // Nothing to claim while nobody can be reached.
  expect(await jobsAt("laptop", trial)).toBe("running");
  // Whoever only asks claims nothing either.
  expect(await foreseeJobs(at("laptop", mailing))).toMatchObject({ jobs: "running" });
  expect(await jobsAt("server", mailing)).toBe("running");
  expect(await jobsAt("server", { ...mailing, PORT: "3001" })).toBe("running");
  expect(await jobsAt("server", { ...mailing, RUN_JOBS: "no" })).toBe("off");
  expect(await jobsAt("copy", mailing)).toBe("held for a trial at server");
  expect(await foreseeJobs(at("copy", mailing))).toMatchObject({ jobs: "held" });
  // Mail is captured here, and goes nowhere.
  expect(await jobsAt("copy", trial)).toBe("running");

  expect(await jobsAt("server", live)).toBe("running");
  expect(await jobsAt("server", live)).toBe("running");
  const elsewhere = { ...live, APP_URL: "https://new.example.com" };
  const held = "held for https://www.example.com at server";
  expect(await jobsAt("copy", live)).toBe(held);
  expect(await jobsAt("server", elsewhere)).toBe(held);

  const state = await start("copy", live);
  const code = state.jobs === "held" ? state.code : "";
  const yes = { ...live, ADOPT_DATABASE: code };
  expect(await jobsAt("another copy", yes)).toBe(held);
  expect(await start("copy", yes)).toEqual({ jobs: "running", adopted: true });
  for (const place of ["copy", "server"]) expect(await jobsAt(place, live)).toBe("running");
  expect(await jobsAt("another copy", live)).toBe("held for https://www.example.com at copy");
});

test("a trial beside the live program, on its own database, takes none of its jobs", async () => {
  expect(await jobsAt("copy", trial)).toBe("held for https://www.example.com at copy");
});
