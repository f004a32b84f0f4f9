import { setTimeout as sleep } from "node:timers/promises";
import { lasting, startProgram } from "../support/program.ts";
import { countsOf, openCrowd, openThrong, refusedOf, searches, within } from "./crowd.ts";
import type { Figures } from "./figures.ts";

/** Milliseconds of 95 in a hundred; of what was not refused. */
type Times = { alone: number; accepted: number; page: number; newcomer: number; probe: number };

type Overload = {
  figures: Figures;
  times: Times;
  /** Milliseconds in the middle: a few seconds hold so few newcomers that one stall is 95 in a hundred of them. */
  middle: { accepted: number; newcomer: number };
  /** Of a hundred. */
  refused: { ordinary: number; important: number };
};

const crowdWithinMs = 60_000;
/** Of the crowd, those whose times are taken. */
const timed = 20;
const pauseMs = 50;

const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100));

/** Visitors without end ask for pages that must be made, while others want what must not be refused. */
export async function overload(given: { visitors: number; seconds: number }): Promise<Overload> {
  const program = await startProgram({ env: { LOG_LEVEL: "warn" }, command: lasting });
  const first = openCrowd(program.url);
  const crowd = openCrowd(program.url);
  try {
    const alone = first.come(1, "GET", searches);
    await sleep(given.seconds * 200);
    await first.leave();
    const throng = openThrong(program.url, given.visitors - timed);
    const ordinary = crowd.come(timed, "GET", searches);
    const began = performance.now();
    // A busy machine may take its time to bring everybody to the door.
    while (refusedOf(ordinary).length === 0 && performance.now() - began < crowdWithinMs)
      await sleep(50);
    const ask = (method: string, path: string, keepAlive = true) =>
      crowd.come(1, method, () => path, { pauseMs, keepAlive });
    const page = ask("GET", "/contact");
    const newcomer = ask("GET", "/contact", false);
    const probe = ask("GET", "/healthz");
    const event = ask("POST", "/api/webhooks/stripe");
    const signIn = ask("GET", "/api/auth/passkey/generate-authenticate-options");
    await sleep(given.seconds * 1000);
    await crowd.leave();
    const others = await throng.leave();
    const ended = performance.now();
    const after = await fetch(`${program.url}/blog?q=after`);
    const recoverySeconds = (performance.now() - ended) / 1000;
    const important = [...event, ...signIn];
    const pages = [...page, ...newcomer];
    const seen = countsOf([...alone, ...pages, ...probe, ...important, ...ordinary]);
    const wrong = (some: typeof page) => some.filter(({ status }) => status !== 200).length;
    const unkind = seen.unkind + others.unkind;
    const faults = [
      ...(wrong(alone) > 0 ? [`${wrong(alone)} were not answered before anybody came`] : []),
      ...(wrong(pages) > 0 ? [`${wrong(pages)} of the pages in memory were not shown`] : []),
      ...(wrong(probe) > 0 ? [`${wrong(probe)} probes failed`] : []),
      ...(unkind > 0 ? [`${unkind} were refused without a time to come back`] : []),
      ...(refusedOf(ordinary).length === 0 ? ["nobody was refused: this was no overload"] : []),
      ...(after.ok ? [] : [`afterwards a page answered ${after.status}`]),
    ];
    return {
      figures: {
        requests: seen.requests + others.requests,
        acknowledged: seen.requests + others.requests - seen.refused - others.refused,
        refused: seen.refused + others.refused,
        unanswered: seen.unanswered + others.unanswered,
        lost: [],
        doubled: [],
        faults,
        // Its times are bound by others of the same run.
        slowdown: 1,
        darkSeconds: Math.max(0, ...pages.map(({ ms }) => ms)) / 1000,
        recoverySeconds,
      },
      times: {
        alone: within(0.95, alone),
        accepted: within(0.95, ordinary),
        page: within(0.95, page),
        newcomer: within(0.95, newcomer),
        probe: within(0.95, probe),
      },
      middle: { accepted: within(0.5, ordinary), newcomer: within(0.5, newcomer) },
      refused: {
        ordinary: share(refusedOf(ordinary).length, ordinary.length),
        important: share(refusedOf(important).length, important.length),
      },
    };
  } finally {
    await crowd.leave();
    await program.stop();
  }
}

const late = (name: string, took: number, most: number) =>
  took > most ? [`${name} took ${Math.round(took)} ms, more than ${Math.round(most)}`] : [];

/** By what was measured in the same run, since a machine may be slow, or busy with something else. */
function lateOf({ alone, accepted, ...fromMemory }: Times): string[] {
  return [
    // At most 64 wait for each other, and half of the time may go to those who are refused.
    ...late("accepted", accepted, 128 * alone),
    // Those from memory wait for none of them.
    ...Object.entries(fromMemory).flatMap(([name, took]) => late(name, took, accepted / 3)),
  ];
}

/** With its times, and the share that was refused. */
export async function overloadScenario(): Promise<Figures> {
  const { figures, times, refused } = await overload({ visitors: 400, seconds: 30 });
  for (const [name, ms] of Object.entries(times))
    console.log(`  ${name}: p95 ${Math.round(ms)} ms`);
  console.log(
    `  refused: ${refused.ordinary}% of pages, ${refused.important}% of what comes first`,
  );
  return { ...figures, faults: [...figures.faults, ...lateOf(times)] };
}
