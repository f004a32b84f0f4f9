import { sessions } from "../../domain/accounts/tables.ts";
import type { TestApp } from "./app.ts";

const day = 86_400_000;

/** As if everybody had signed in again just now, for longer than any test lets pass. */
export async function staySignedIn({ ctx, database }: TestApp): Promise<void> {
  const now = ctx.clock.now();
  const expire = new Date(now.getTime() + 900 * day);
  await database.db.update(sessions).set({ createdAt: now, updatedAt: now, expire });
}

/** So many days in steps of a few: nothing is due every day, and each step runs all jobs. */
function* strides(days: number, each = 3): Generator<number> {
  for (let left = days; left > 0; left -= each) yield Math.min(each, left);
}

/** In steps, each of which the provider of cards and these jobs follow. */
export async function passDays(
  home: TestApp,
  days: number,
  jobs: string[],
  atOnce?: number,
): Promise<void> {
  for (const step of strides(days, atOnce)) {
    await home.pass(step * day);
    await home.services.standIn!.round();
    for (const name of jobs) await home.runJob({ name, payload: {} });
  }
  await staySignedIn(home);
}
