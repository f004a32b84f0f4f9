import { setTimeout as sleep } from "node:timers/promises";
import { startProgram } from "../support/program.ts";
import { openCrowd, p95, refusedOf } from "./crowd.ts";
import type { Figures } from "./figures.ts";

type Overload = {
  figures: Figures;
  /** Milliseconds of 95 in a hundred; of what was not refused. */
  times: { accepted: number; page: number; probe: number };
  /** Of a hundred. */
  refused: { ordinary: number; important: number };
};

const crowdWithinMs = 60_000;

const share = (part: unknown[], whole: unknown[]) =>
  whole.length === 0 ? 0 : Math.round((part.length / whole.length) * 100);

/** Visitors without end ask for pages that must be made, while others want what must not be refused. */
export async function overload(given: { visitors: number; seconds: number }): Promise<Overload> {
  const program = await startProgram({ env: { LOG_LEVEL: "warn" } });
  const crowd = openCrowd(program.url);
  try {
    const page = crowd.come(1, "GET", () => "/contact", 50);
    const probe = crowd.come(1, "GET", () => "/healthz", 50);
    const event = crowd.come(1, "POST", () => "/api/webhooks/stripe", 50);
    const signIn = crowd.come(
      1,
      "GET",
      () => "/api/auth/passkey/generate-authenticate-options",
      50,
    );
    const ordinary = crowd.come(given.visitors, "GET", (n) => `/blog?q=${n}`);
    const began = performance.now();
    // A busy machine may take its time to bring everybody to the door.
    while (refusedOf(ordinary).length === 0 && performance.now() - began < crowdWithinMs)
      await sleep(50);
    await sleep(given.seconds * 1000);
    await crowd.leave();
    const ended = performance.now();
    const after = await fetch(`${program.url}/blog?q=after`);
    const recoverySeconds = (performance.now() - ended) / 1000;
    const important = [...event, ...signIn];
    const everything = [...page, ...probe, ...important, ...ordinary];
    const refused = refusedOf(everything);
    const unkind = refused.filter(({ retryAfter }) => !/^[2-5]$/.test(retryAfter ?? ""));
    const wrong = (seen: typeof page) => seen.filter(({ status }) => status !== 200).length;
    const faults = [
      ...(wrong(page) > 0 ? [`${wrong(page)} of the pages in memory were not shown`] : []),
      ...(wrong(probe) > 0 ? [`${wrong(probe)} probes failed`] : []),
      ...(unkind.length > 0 ? [`${unkind.length} were refused without a time to come back`] : []),
      ...(refusedOf(ordinary).length === 0 ? ["nobody was refused: this was no overload"] : []),
      ...(after.ok ? [] : [`afterwards a page answered ${after.status}`]),
    ];
    return {
      figures: {
        requests: everything.length,
        acknowledged: ordinary.filter(({ status }) => status === 200).length,
        refused: refused.length,
        unanswered: everything.filter(({ status }) => status === 0).length,
        lost: [],
        doubled: [],
        faults,
        darkSeconds: Math.max(0, ...page.map(({ ms }) => ms)) / 1000,
        recoverySeconds,
      },
      times: { accepted: p95(ordinary), page: p95(page), probe: p95(probe) },
      refused: {
        ordinary: share(refusedOf(ordinary), ordinary),
        important: share(refusedOf(important), important),
      },
    };
  } finally {
    await crowd.leave();
    await program.stop();
  }
}

const bounds = { accepted: 2_000, page: 500, probe: 500 };

/** With its times beside their bounds. */
export async function overloadScenario(): Promise<Figures> {
  const { figures, times, refused } = await overload({ visitors: 400, seconds: 30 });
  const late = Object.entries(bounds).flatMap(([name, most]) => {
    const took = Math.round(times[name as keyof typeof bounds]);
    console.log(`  ${name}: p95 ${took} ms (at most ${most})`);
    return took > most ? [`${name} took ${took} ms`] : [];
  });
  console.log(
    `  refused: ${refused.ordinary}% of pages, ${refused.important}% of what comes first`,
  );
  return { ...figures, faults: [...figures.faults, ...late] };
}
