import { expect } from "vitest";
import { createChance } from "../../scripts/chance.ts";
import { deliverEvents } from "../fakes/deliver-events.ts";
import { eventually } from "../support/program.ts";
import { turnClock } from "../support/turn-clock.ts";
import { chargesOf, compareBooks, mailsOf, readBooks, sortMails } from "./books.ts";
import type { Figures } from "./figures.ts";
import { type Call, type Neighbors, openFirm, openNeighbors } from "./firm.ts";
import { createLoad, type Load } from "./load.ts";
import { takePace } from "./pace.ts";
import { watchPages } from "./watch-pages.ts";
import { openWitness } from "./witness.ts";

/** What runs: one program, or several behind a proxy. */
export type House = {
  program: { url: string };
  database: { url?: string; dataDir: string };
  stop(): Promise<void>;
  close(): Promise<void>;
};

type Given = {
  seed: number;
  withInbox?: boolean;
  people?: number;
  /** Between two things that somebody does. */
  pauseMs?: number;
  open(neighbors: Neighbors): Promise<House>;
  /** What goes wrong, while people go on. @returns how long recovery took, in seconds */
  trouble(house: House, load: Load, neighbors: Neighbors): Promise<number>;
};

type Work = { house: House; load: Load; neighbors: Neighbors; staff: Call };

/** What goes wrong after this shows in the books. */
async function settle({ house, load, neighbors, staff }: Work): Promise<void> {
  await load.insist();
  await turnClock(house.program, 6 * 60_000);
  const mails = load.acknowledged.filter(({ journey }) => journey === "mail");
  await eventually(async () => {
    for (let first = mails[0]; first; first = mails[0]) {
      const found = await staff<unknown[]>("GET", `/api/admin/inbox?q=${first.mark}`);
      expect(found, first.mark).not.toEqual([]);
      mails.shift();
    }
    // A reader that was killed keeps the mailbox for two minutes.
  }, 240_000).catch(() => {});
  await eventually(async () => {
    await deliverEvents(house.program, neighbors.stripe);
    const mailsTo = sortMails(neighbors);
    const waiting = load.acknowledged.filter(
      (deed) =>
        mailsOf(mailsTo, deed) === 0 ||
        (deed.journey === "charge" && chargesOf(neighbors, deed.to!) === 0),
    );
    expect(waiting.map(({ mark }) => mark)).toEqual([]);
    // A mail that was refused again and again is put off for minutes.
  }, 360_000).catch(() => {});
}

/** People do everything that can be done, something goes wrong, and in the end the books are compared. */
export async function underLoad(given: Given): Promise<Figures> {
  const chance = createChance(given.seed);
  const neighbors = await openNeighbors({ withInbox: given.withInbox ?? false });
  const house = await given.open(neighbors);
  const pace = takePace();
  const witness = openWitness((origin) => origin === house.program.url);
  try {
    const firm = await openFirm(house.program, neighbors);
    const load = createLoad({ program: house.program, neighbors, firm, chance });
    const pages = watchPages(() => house.program.url);
    let isOver = false;
    const people = load.run(given.people ?? 6, () => isOver, given.pauseMs);
    const recoverySeconds = await given.trouble(house, load, neighbors).finally(() => {
      isOver = true;
    });
    await people;
    const [darkSeconds, slowdown] = await Promise.all([pages.stop(), pace.slowdown()]);
    await settle({ house, load, neighbors, staff: firm.staff });
    await house.stop();
    const { lost, doubled } = compareBooks(await readBooks(house.database), neighbors, load);
    return {
      ...load.counts,
      requests: witness.seen.requests,
      acknowledged: load.acknowledged.length,
      lost,
      doubled,
      faults: [...load.faults, ...witness.seen.dishonest, ...neighbors.stripe.refused],
      darkSeconds,
      slowdown,
      recoverySeconds,
    };
  } finally {
    witness.close();
    await pace.close();
    await house.close();
    await neighbors.close();
  }
}
