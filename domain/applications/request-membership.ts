import { requestThanks } from "../../content/thanks.ts";
import type { Ctx } from "../../platform/context.ts";
import { recordEvent } from "../../platform/events.ts";
import { isAnothersAddress } from "../accounts/is-anothers-address.ts";
import { withTopic } from "../fields/source/schema.ts";
import { promisedBy } from "../promised-by.ts";
import type { RequestForm } from "./schema.ts";
import { requestedUnder } from "./sent-before.ts";
import { membershipRequests } from "./tables.ts";

const honeypotNote = "The form's hidden field was filled in, so no mail was sent.";

/** A request caught by the honeypot is stored without sending mail, and gets the same response. */
export async function requestMembership(
  ctx: Ctx,
  { website, about, ...given }: RequestForm,
): Promise<{ message: string; by: string }> {
  const input = { ...given, cameBy: withTopic(given.cameBy, about) };
  const isAutomated = website !== "";
  const requestedAt = await ctx.db.transaction(async (tx) => {
    const sentAt = given.key && (await requestedUnder(tx, given.key));
    if (sentAt) return sentAt;
    const now = ctx.clock.now();
    const [added] = await tx
      .insert(membershipRequests)
      .values({
        ...input,
        notes: isAutomated ? honeypotNote : null,
        unproved: await isAnothersAddress({ ...ctx, db: tx }, input.email),
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: membershipRequests.id });
    if (!added) throw new Error("The new request was not returned");
    if (isAutomated) return now;
    const { firstName, lastName, email, phone, company, requestedPlan, cameBy } = input;
    await recordEvent({ ...ctx, db: tx }, "membership.requested", {
      membershipRequestId: added.id,
      firstName,
      lastName,
      email,
      phone,
      company,
      requestedPlan,
      cameBy: cameBy ?? null,
    });
    const payload = { membershipRequestId: added.id };
    await ctx.jobs.send(tx, "membership-request-notice", payload);
    await ctx.jobs.send(tx, "membership-request-acknowledgement", payload);
    return now;
  });
  return { message: requestThanks, by: (await promisedBy(ctx, requestedAt)).toISOString() };
}
