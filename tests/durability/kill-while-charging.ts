import { randomInt, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { expect } from "vitest";
import { termsVersion } from "../../content/terms-version.ts";
import type { Billing } from "../../domain/billing/schema.ts";
import { createChance } from "../../scripts/chance.ts";
import { deliverEvents } from "../fakes/deliver-events.ts";
import { startStripe } from "../fakes/stripe.ts";
import { adminOf, callerOf } from "../support/admin-of.ts";
import { listMails } from "../support/mailbox.ts";
import { eventually, freePort, newDataDir, startProgram } from "../support/program.ts";
import type { Settings } from "../support/program.ts";
import { turnClock } from "../support/turn-clock.ts";
import { beyondRestrictedKey } from "../support/restricted-key.ts";
import { saveCardOf } from "../support/sign-up.ts";
import { expectChargedOnce, expectMailedOnce, people, refundCents } from "./charged-once.ts";

type Call = Awaited<ReturnType<typeof callerOf>>;
type Act = () => Promise<unknown>;

const signups = "/api/admin/membership-signups";

/** Whether it was answered: the program may be dead. A second press may be refused. */
async function press(act: Act): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    const { message } = error as Error;
    if (!(error instanceof TypeError) && !/^(409|503):/.test(message)) throw error;
    return message.startsWith("409:");
  }
}

async function idOf(staff: Call, email: string): Promise<number> {
  const find = new URLSearchParams({ q: email });
  const [row] = await staff<{ id: number }[]>("GET", `${signups}?${find}`);
  return row!.id;
}

async function refundOf(staff: Call, email: string): Promise<Act> {
  const find = new URLSearchParams({ q: email });
  const [company] = await staff<{ id: string }[]>("GET", `/api/admin/companies?${find}`);
  const at = `/api/admin/companies/${company!.id}`;
  const { invoices } = await staff<Billing>("GET", `${at}/billing`);
  const [invoice] = invoices;
  const asked = {
    key: randomUUID(),
    invoiceId: invoice!.id,
    cents: refundCents,
    leftCents: invoice!.cents,
    reason: "The audit came late",
  };
  return () => staff("POST", `${at}/refunds`, asked);
}

/** Everything that asks the card provider goes on at once while the program dies at one of the calls to it. */
export async function killWhileCharging(settings: Settings): Promise<void> {
  const seed = Number(process.env["SEED"] ?? randomInt(1e6));
  const chance = createChance(seed);
  let aheadMs = 0;
  const stripe = await startStripe(() => new Date(Date.now() + aheadMs));
  const dataDir = await newDataDir();
  const env = { TRUST_PROXY: "1", ...settings, ...stripe.settings };
  const port = await freePort();
  const start = () => startProgram({ env, dataDir, port });
  let program = await start();
  try {
    const staff = await adminOf(program);
    const owned = [people.upgrading, people.canceling, people.refunded, people.disputing];
    for (const email of [...owned, ...people.confirmed])
      await (
        await saveCardOf(program, stripe, email)
      )();
    for (const email of owned)
      await staff("PATCH", `${signups}/${await idOf(staff, email)}/confirm`);
    const toConfirm = await Promise.all(people.confirmed.map((email) => idOf(staff, email)));
    const upgrading = await callerOf(program, people.upgrading);
    const canceling = await callerOf(program, people.canceling);
    const choice = { planId: "fractional-cto", term: "month", when: "now", termsVersion };
    await deliverEvents(program, stripe);
    const submit = await saveCardOf(program, stripe, people.closedTab);
    const acts: Act[] = [
      ...toConfirm.map((id) => () => staff("PATCH", `${signups}/${id}/confirm`)),
      ...toConfirm.map((id) => () => staff("POST", `${signups}/${id}/charge`, {})),
      () => upgrading("POST", "/api/billing/plan", choice),
      () => canceling("POST", "/api/billing/cancel"),
      await refundOf(staff, people.refunded),
      submit,
      () => deliverEvents(program, stripe),
    ];
    const ofDisputing = [...stripe.account.customers.values()].find(
      ({ email }) => email === people.disputing,
    );
    for (const { id, customer } of stripe.account.charges.values())
      if (customer === ofDisputing?.id) stripe.account.dispute(id);

    const answered = new Set<Act>();
    const pressIt = async (act: Act) => {
      if (await press(act)) answered.add(act);
    };
    let left = chance.between(1, 45);
    const fate = chance.happens(0.5) ? "drop after" : "drop before";
    let dead: Promise<unknown> | undefined;
    stripe.control.faultFor = () => {
      left -= 1;
      if (left > 0) return undefined;
      dead ??= program.kill();
      return left === 0 ? fate : "drop before";
    };
    await Promise.all(chance.shuffle(acts).map(pressIt));
    await (dead ?? program.kill());
    stripe.control.faultFor = () => undefined;
    program = await start();

    await Promise.all(acts.filter(() => chance.happens(0.5)).map(pressIt));
    await turnClock(program, (aheadMs += 6 * 60_000));
    // What nobody heard of, they ask for again.
    await Promise.all(acts.filter((act) => !answered.has(act)).map(pressIt));
    await turnClock(program, (aheadMs += 6 * 60_000));
    await eventually(async () => {
      await deliverEvents(program, stripe);
      expect(stripe.account.events).toEqual([]);
    });
    expect(stripe.refused).toEqual([]);
    expect(beyondRestrictedKey(stripe.asked)).toEqual([]);
    await expectChargedOnce(stripe, staff);
    await eventually(async () => expectMailedOnce(await listMails(program)));
  } catch (error) {
    throw new Error(`SEED=${seed} goes wrong`, { cause: error });
  } finally {
    await program.kill();
    await stripe.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
