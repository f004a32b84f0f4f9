import { createHash, randomUUID } from "node:crypto";
import type { Ctx } from "../../../platform/context.ts";
import { CardServiceError, type Cards } from "../../../platform/payments/cards.ts";
import { CodedError } from "../../../platform/errors.ts";
import { findUser } from "../../accounts/require-user.ts";
import { findCompany } from "../../companies/find-company.ts";
import { keepCustomer } from "../../companies/keep-customer.ts";
import { listSeated } from "../../companies/require-seat.ts";

/** The card provider's, made where there is none. An earlier attempt is looked for first. @throws CodedError conflict, unavailable */
export async function customerOf(
  ctx: Pick<Ctx, "db">,
  cards: Cards,
  companyId: string,
): Promise<string> {
  const company = await findCompany(ctx.db, companyId);
  if (company.customerId !== null) return company.customerId;
  const [owner = ""] = await listSeated(ctx.db, company.id, ["owner"]);
  const email = company.billingEmail ?? (await findUser(ctx, owner))?.email;
  if (!email) throw new CodedError("conflict", "Please give the company a billing email first.");
  const accountKey = company.id;
  const customerId =
    (await cards.findCustomer(email, accountKey)) ?? (await create(cards, { email, accountKey }));
  await keepCustomer(ctx.db, company.id, customerId);
  return (await findCompany(ctx.db, companyId)).customerId ?? customerId;
}

async function create(cards: Cards, about: { email: string; accountKey: string }): Promise<string> {
  const { email, accountKey } = about;
  // The provider takes no other email under the same key, and the billing email may have changed.
  const address = createHash("sha256").update(email).digest("hex");
  const idempotencyKey = `customer-${accountKey}-${address}`;
  try {
    return await cards.createCustomer({ ...about, idempotencyKey });
  } catch (error) {
    if (!(error instanceof CardServiceError)) throw error;
    // The provider replays a 5xx for the same key for a day.
    const made = await cards.findCustomer(email, accountKey);
    return made ?? cards.createCustomer({ ...about, idempotencyKey: randomUUID() });
  }
}
