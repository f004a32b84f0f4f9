import { and, asc, eq, isNotNull, ne } from "drizzle-orm";
import { expect } from "vitest";
import type { PlanId } from "../../content/plans.ts";
import { invoices, subscriptions } from "../../domain/billing/charging/tables.ts";
import { callerOf } from "./company.ts";
import { passDays, staySignedIn } from "./pass-days.ts";
import { openSignupDesk, type SignupDesk } from "./signup-desk.ts";

const day = 86_400_000;

type Card = Parameters<SignupDesk["signup"]>[2];
type Applicant = { email: string; call: ReturnType<typeof callerOf> };

/** Of all who have one at the provider: a day costs by the memberships that are still there. */
export async function endMemberships({ database, services }: SignupDesk["home"]): Promise<void> {
  const live = await database.db
    .select({ id: subscriptions.providerId })
    .from(subscriptions)
    .where(and(isNotNull(subscriptions.providerId), ne(subscriptions.status, "canceled")));
  for (const { id } of live) await services.stripe.subscriptions.cancel(id!);
  await services.standIn!.round();
}

/** Staff who confirm signups, and all that follows from it at the provider of cards. */
export async function openChargedDesk() {
  const desk = await openSignupDesk();
  const { home } = desk;
  let number = 0;

  async function rowOf(signupId: number) {
    const ofSignup = eq(subscriptions.signupId, signupId);
    const [row] = await home.database.db.select().from(subscriptions).where(ofSignup);
    return row!;
  }

  const providerOf = async (signupId: number) =>
    home.services.stripe.subscriptions.retrieve((await rowOf(signupId)).providerId!);

  const pass = (days: number, atOnce?: number) =>
    passDays(home, days, ["charge-repair", "period-opening"], atOnce);

  return {
    desk,
    home,
    rowOf,
    providerOf,
    pass,
    staySignedIn: () => staySignedIn(home),
    /** With all events and jobs that are due by then. */
    async at(time: string): Promise<void> {
      await home.pass(Date.parse(time) - home.ctx.clock.now().getTime());
      await home.services.standIn!.round();
      for (const name of ["period-opening", "charge-repair"])
        await home.runJob({ name, payload: {} });
      await staySignedIn(home);
    },
    /** Somebody whose signup staff have confirmed. */
    async confirmed(card?: Card) {
      const email = `charged-${(number += 1)}@example.com`;
      const expire = new Date(Date.now() + 900 * day);
      const call = callerOf(home, await home.signIn(email, { expire }));
      const id = await desk.signup(email, "crm-essentials", card);
      const answer = await desk.decide(id, "confirm");
      return { id, email, call, status: answer.status, body: await answer.json() };
    },
    /** A membership without a card, which staff approve, or may not. */
    async approve({ email, call }: Applicant, planId: PlanId, expected = 200) {
      const form = {
        firstName: "Grace",
        lastName: "Hopper",
        company: "Compilers",
        email,
        phone: "(909) 555-0101",
        requestedPlan: planId,
      };
      expect((await call("POST", "/api/membership/request", form)).status).toBe(201);
      const staff = callerOf(home, desk.admin);
      const { body } = await staff("GET", "/api/admin/membership-requests");
      const approve = `/api/admin/membership-requests/${body[0].id}/approve`;
      const answer = await staff("PATCH", approve, { planId });
      expect(answer.status).toBe(expected);
      return answer.body;
    },
    /** Until the first half day of a month that is not paid, in few steps. */
    async untilUnpaid(signupId: number): Promise<void> {
      for (let months = 0; months < 3 && (await rowOf(signupId)).status === "active"; months += 1) {
        const [item] = (await providerOf(signupId)).items.data;
        const left = item!.current_period_end * 1000 - home.ctx.clock.now().getTime();
        await pass(left / day - 0.5, 10);
        await pass(1);
      }
    },
    async billsOf(signupId: number) {
      const { id } = await rowOf(signupId);
      return home.database.db
        .select()
        .from(invoices)
        .where(eq(invoices.subscriptionId, id))
        .orderBy(asc(invoices.createdAt));
    },
    async chargesOf(signupId: number) {
      const { customerId } = await rowOf(signupId);
      const { data } = await home.services.stripe.charges.list({ customer: customerId! });
      return data.filter(({ paid }) => paid).length;
    },
  };
}
