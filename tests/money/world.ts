import { Stripe } from "stripe";
import { trialAddresses } from "../../content/trial.ts";
import { rateLimits } from "../../platform/db/tables.ts";
import { openStripeCards } from "../../platform/payments/stripe-cards.ts";
import { openStripeCharges } from "../../platform/payments/stripe-charges.ts";
import { apiVersion } from "../../platform/payments/stand-in/account.ts";
import type { Event } from "../../platform/payments/stand-in/objects.ts";
import { type Chance, createChance } from "../../scripts/chance.ts";
import { openTestApp, type TestApp } from "../support/app.ts";
import { createLife, type Life } from "./life.ts";
import { openMortalDatabase } from "./mortal-database.ts";
import { createProvider, webhookSecret } from "./provider.ts";
import { type Mishap, mishapFrom, type Story } from "./story.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What moves money and hours by itself. */
const repair = ["charge-repair"];
const often = [...repair, "period-opening"];
const rarely = ["invoicing", "period-closing", "overage-charging"];
const comparison = ["provider-comparison"];

type Sent = { event: Event; at: number; tries: number };

/** Of a query, a commit or a call: one death in so many, wherever it falls. */
const meanLife = 2500;

const isPeaceful = (mishap: Mishap | "calm" | null) => mishap === null || mishap === "calm";

/** The program, started anew whenever it was killed, its provider, and the mail between them. */
export async function openWorld({ begins, seed }: Pick<Story, "begins" | "seed">) {
  const deaths = createChance(seed);
  let stepsLeft = deaths.between(0, 2 * meanLife);
  let now = new Date(begins);
  const clock = { now: () => now, wall: () => new Date() };
  const provider = createProvider(clock.now);
  const { database, connect } = await openMortalDatabase();
  let life: Life;
  let home: TestApp;
  let isOff = false;
  let isCalm = false;
  let mail: Sent[] = [];
  let isAnyLost = false;
  const faults: string[] = [];
  const saidPaid = new Set<string>();
  let word: Date | null = null;

  async function start(): Promise<void> {
    life = createLife();
    const stripe = new Stripe("sk_test_simulation", {
      apiVersion,
      telemetry: false,
      maxNetworkRetries: 0,
      httpClient: Stripe.createFetchHttpClient(provider.fetchFor(life)),
    });
    home = await openTestApp({ ADMIN_EMAILS: trialAddresses.admin }, undefined, {
      ground: {
        database: await connect(life),
        clock,
        payments: {
          stripe,
          standIn: undefined,
          charges: openStripeCharges(stripe, webhookSecret),
          cards: openStripeCards(stripe, { provider: "sandbox" }),
        },
      },
    });
  }
  await start();

  /** Whether the program lives to see its end, which nothing but a calm makes sure. */
  async function attempt(
    mishap: Mishap | null | "calm",
    work: () => Promise<void>,
  ): Promise<boolean> {
    const isSafe = isCalm || mishap === "calm";
    const before = life.stepsTaken();
    const planned = mishap !== "calm" && mishap?.kind === "killed" ? mishap.at : Infinity;
    provider.expect(mishap === "calm" ? null : mishap);
    life.killAfter(isSafe ? Infinity : Math.min(planned, stepsLeft));
    await life.during(work()).catch((error: unknown) => {
      if (!life.isOver()) throw error;
    });
    provider.expect(null);
    if (!isSafe) stepsLeft -= life.stepsTaken() - before;
    if (stepsLeft < 0) stepsLeft = deaths.between(0, 2 * meanLife);
    if (!life.isOver()) {
      life.killAfter(Infinity);
      return true;
    }
    await home.close();
    await start();
    return false;
  }

  function post(chance: Chance): void {
    for (const event of provider.takeEvents()) {
      const at = now.getTime();
      const late = at + chance.between(1, 60) * chance.pick([60_000, hour]);
      const fate = chance.next();
      if (fate < 0.75) mail.push({ event, at, tries: 0 });
      // Doubled, or late, which also changes their order.
      if (fate > 0.65 && fate < 0.9) mail.push({ event, at: late, tries: 0 });
      // A tenth is lost for good, until the next nightly comparison.
      if (fate >= 0.9) isAnyLost = true;
    }
  }

  async function deliver(chance: Chance, smooth: boolean): Promise<void> {
    post(chance);
    if (isOff) return;
    const due = mail.filter(({ at }) => at <= now.getTime());
    mail = mail.filter(({ at }) => at > now.getTime());
    for (const sent of due) {
      let taken = false;
      const { body, signature } = provider.sign(sent.event);
      const mishap = smooth ? "calm" : mishapFrom(chance, 0.04);
      await attempt(mishap, async () => {
        const headers = { "content-type": "application/json", "stripe-signature": signature };
        const answer = await home.request("POST", "/api/webhooks/stripe", { headers, body });
        taken = answer.ok;
        if (!taken && isPeaceful(mishap))
          faults.push(`${sent.event.type} was answered by ${answer.status}`);
      });
      const later = now.getTime() + hour * 2 ** Math.min(sent.tries, 5);
      if (!taken) mail.push({ ...sent, at: later, tries: sent.tries + 1 });
    }
  }

  async function runJobs(names: string[], chance: Chance, smooth: boolean): Promise<void> {
    if (isOff) return;
    for (const name of names) {
      const mishap = smooth ? "calm" : mishapFrom(chance, 0.04);
      const run = (trouble: Mishap | "calm" | null) =>
        attempt(trouble, async () => {
          await home.runJob({ name, payload: {} }).catch((error: unknown) => {
            if (isPeaceful(trouble)) faults.push(`${name}: ${String(error)}`);
          });
        });
      const isThrough = (await run(mishap)) && isPeaceful(mishap);
      // The next one comes in minutes, or within the hour.
      if (!isThrough) await run("calm");
    }
  }

  /** Time goes by as in a program that runs: what falls due does so in its time. */
  async function turnTo(to: number, chance: Chance, smooth = false): Promise<void> {
    for (;;) {
      const next = Math.min(to, provider.nextDue(), now.getTime() + 5 * day);
      const mails = mail.flatMap(({ at }) => (at > now.getTime() ? [at] : []));
      now = new Date(Math.max(Math.min(next, ...mails), now.getTime()));
      await deliver(chance, smooth);
      const isThere = now.getTime() === to;
      // Mails alone come at all hours: some before the jobs, some after.
      if (now.getTime() === next || chance.happens(0.2)) await runJobs(often, chance, smooth);
      if (isThere || chance.happens(0.1)) await runJobs(rarely, chance, smooth);
      if (smooth || isAnyLost || (isThere && chance.happens(0.5))) {
        await runJobs(comparison, chance, smooth);
        isAnyLost = isOff;
      }
      if (isThere) return;
    }
  }

  return {
    provider,
    database,
    faults,
    /** Since when staff let periods open by date; null where they never did. */
    word: () => word,
    saidPaid,
    giveWord: () => void (word ??= now),
    attempt,
    home: () => home,
    now: () => now,
    turnBy: (ms: number, chance: Chance) => turnTo(now.getTime() + ms, chance),
    /** The job that repairs comes every few minutes, and goes well sooner or later. */
    async settle(chance: Chance): Promise<void> {
      now = new Date(now.getTime() + 6 * minute);
      await deliver(chance, true);
      await runJobs(repair, chance, true);
    },
    switchTo(on: boolean): void {
      isOff = !on;
    },
    /** Nothing goes wrong any more, and all that is under way arrives. */
    async calm(): Promise<void> {
      isOff = false;
      isCalm = true;
      const chance = createChance(1);
      await turnTo(now.getTime() + 10 * minute, chance, true);
      const last = Math.max(now.getTime(), ...mail.map(({ at }) => at));
      // A night later what was lost has been compared.
      await turnTo(last + day, chance, true);
    },
    /** Many more requests come from one person here than anybody sends. */
    forgiveHaste: () => database.db.delete(rateLimits),
    async close(): Promise<void> {
      await home.close();
      await database.close();
    },
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;
