import { reasonOf } from "../../platform/reason-of.ts";

/** `fix` says what to do when it throws. */
export type Probe = { name: string; fix: string; withinMs?: number; run: () => Promise<string> };

type Finding = { name: string; ok: boolean; says: string; fix?: string };

const patience = 15_000;

export async function probe({ name, fix, withinMs = patience, run }: Probe): Promise<Finding> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`no answer within ${withinMs / 1000} s`)),
    withinMs,
  );
  try {
    return { name, ok: true, says: await Promise.race([run(), late.promise]) };
  } catch (error) {
    return { name, ok: false, says: reasonOf(error), fix };
  } finally {
    clearTimeout(timer);
  }
}
