import type { Ctx } from "../../platform/context.ts";
import { requireUser } from "../accounts/require-user.ts";
import { nameOf } from "../address-mail.ts";
import { termsShown } from "./current-terms.ts";
import { keepAgreement } from "./keep-agreement.ts";
import type { Agreement } from "./schema.ts";

type Agreeing = { companyId: string; place: Agreement["place"]; shown: string | undefined };

/** For a company, by somebody who may; in the transaction of what they agree for. @throws CodedError conflict */
export async function agreeToTerms(
  ctx: Pick<Ctx, "actor" | "db" | "clock">,
  { companyId, place, shown }: Agreeing,
): Promise<void> {
  const user = await requireUser(ctx);
  await keepAgreement(ctx.db, {
    companyId,
    userId: user.id,
    email: user.email,
    name: nameOf(user),
    ...termsShown(shown),
    place,
    agreedAt: ctx.clock.now(),
  });
}
