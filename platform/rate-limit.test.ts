import { expect, test } from "vitest";
import { forgetExpired } from "../domain/forget-expired.ts";
import { openTestDatabase } from "../tests/support/database.ts";
import { rateLimits } from "./db/tables.ts";
import { addressKey, createRateLimit } from "./rate-limit.ts";
import { clockOf } from "../tests/support/clock.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:cb00:7109", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
])("%s counts as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test("a count is stored only as long as it limits", async () => {
  const { db, close } = await openTestDatabase();
  const rule = { points: 1, seconds: 60 };
  await createRateLimit(db, "secret", { ...rule, name: "short" }).consume("a");
  await createRateLimit(db, "secret", { ...rule, name: "long", seconds: 600 }).consume("a");
  const inTwoMinutes = clockOf(() => new Date(Date.now() + 120_000));
  await forgetExpired({ db, clock: inTwoMinutes });
  const kept = await db.select({ key: rateLimits.key }).from(rateLimits);
  expect(kept).toEqual([{ key: expect.stringMatching(/^long:/) }]);
  await close();
});
