import { and, eq, isNull, ne, or } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { findCompany } from "../../companies/find-company.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import type { NoticeServices } from "../../hours/notices/send-hours-notice.ts";
import { planName } from "../../plans/plan-name.ts";
import { cardName } from "../schema.ts";
import { subscriptions } from "./tables.ts";
import { expiryMail } from "./expiry-mail.ts";
import { cardEnds, expiryOf } from "./card-ends.ts";
import { listLive, requireSubscription } from "./find-subscription.ts";
import { nextChargeOn } from "./next-charge-on.ts";
import { payerOf } from "../../invoices/payer-of.ts";
import { tellKeepers } from "../../invoices/tell-keepers.ts";

export async function tellOfExpiry(ctx: Ctx): Promise<void> {
  const today = civilDateOf(ctx.clock.now());
  for (const row of await listLive(ctx.db)) {
    const month = expiryOf(row);
    if (month === null || month === row.expiryTold || cardEnds(row, today) === null) continue;
    if (nextChargeOn(row) === null && row.pausedUntil === null) continue;
    await ctx.db.transaction(async (tx) => {
      const { id, expiryTold } = subscriptions;
      const [told] = await tx
        .update(subscriptions)
        .set({ expiryTold: month })
        .where(and(eq(id, row.id), or(isNull(expiryTold), ne(expiryTold, month))))
        .returning({ id });
      const about = { subscriptionId: row.id, month };
      if (told) await tellKeepers({ ...ctx, db: tx }, row.companyId, "card-expiry-mail", about);
    });
  }
}

type About = { subscriptionId: string; month: string; companyId: string; userId: string | null };

/** Not of a card that was replaced meanwhile. */
export async function sendExpiryMail(
  services: NoticeServices,
  { subscriptionId, month, companyId, userId }: About,
): Promise<void> {
  const reader = await payerOf(services, companyId, userId);
  const row = await requireSubscription(services.db, subscriptionId);
  if (!reader || expiryOf(row) !== month) return;
  const card = cardName(row) ?? "Your card";
  const isPast = cardEnds(row, civilDateOf(services.clock.now())) === "past";
  const plan = planName(row.planId);
  const { name: company } = await findCompany(services.db, companyId);
  const { appUrl } = services.settings;
  const about = { subscriptionId, month, isPast, card, company, plan, nextOn: nextChargeOn(row) };
  await services.mailer.deliver(expiryMail({ ...about, userId, reader, appUrl }));
}
