import type { AddEndpoint, Services } from "./services.ts";

/** Milliseconds. Whoever asks whether we are ready waits a few seconds at most. */
const pingWithin = 3_000;

export function addHealth(add: AddEndpoint, services: Services): void {
  add("GET /healthz", (c) => c.json({ status: "ok" }));

  add("GET /readyz", async (c) => {
    if (services.stopping) return c.json({ status: "stopping" }, 503);
    try {
      await answerWithin(pingWithin, services.database.ping());
      return c.json({ status: "ready" });
    } catch (error) {
      c.get("log").error({ err: error }, "the database does not answer");
      return c.json({ status: "no database" }, 503);
    }
  });
}

async function answerWithin(milliseconds: number, answer: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`No answer within ${milliseconds} ms`)),
    milliseconds,
  );
  try {
    await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
