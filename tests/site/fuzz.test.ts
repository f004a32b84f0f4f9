import { expect, it } from "vitest";
import { fuzz } from "../fuzz/fuzz.ts";

/** `npm run fuzz` sends many more. */
it("requests made from the API's description find no fault", async () => {
  const { misses, requests } = await fuzz(700, 16);
  expect(misses).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(700);
});
