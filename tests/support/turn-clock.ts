import { expect } from "vitest";

/** Six minutes are past the time after which a job goes on with what got no answer. */
export async function turnClock(program: { url: string }, aheadMs: number): Promise<void> {
  const headers = { Origin: program.url, "Content-Type": "application/json" };
  const body = JSON.stringify({ to: new Date(Date.now() + aheadMs) });
  const answer = await fetch(`${program.url}/dev/clock`, { method: "POST", headers, body });
  expect(answer.status).toBe(200);
}
