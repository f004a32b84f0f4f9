import type { Ctx } from "../platform/context.ts";
import { exportSignIns } from "./accounts/export-sign-ins.ts";
import { personOf } from "./accounts/person.ts";
import { requireUser } from "./accounts/require-user.ts";
import { exportBilling } from "./billing/person-billing.ts";
import { exportSeats } from "./companies/person-seats.ts";
import { currentUser } from "./current-user.ts";
import { exportConversations } from "./desk/person-conversations.ts";
import { exportEnquiries } from "./enquiries/person-enquiries.ts";
import { exportQuestions } from "./hours/person-questions.ts";
import { exportQuotes } from "./quotes/person-quotes.ts";
import { exportAgreements } from "./terms/person-agreements.ts";
import { exportRequests } from "./applications/person-requests.ts";

export async function exportAccount(ctx: Ctx, currentSessionId: string | null) {
  const user = await requireUser(ctx);
  const person = personOf(user);
  const { isAdmin: _, ...profile } = await currentUser(ctx, user, false);
  return {
    exportedAt: ctx.clock.now().toISOString(),
    profile: { ...profile, emailVerified: user.emailVerified, updatedAt: user.updatedAt },
    ...(await exportSignIns(ctx, user, currentSessionId)),
    companies: await exportSeats(ctx.db, person),
    membershipRequests: await exportRequests(ctx.db, person),
    termsAgreements: await exportAgreements(ctx.db, person),
    acceptedQuotes: await exportQuotes(ctx.db, person),
    workQuestions: await exportQuestions(ctx.db, person),
    enquiries: await exportEnquiries(ctx.db, person),
    conversations: await exportConversations(ctx.db, person),
    ...(await exportBilling(ctx.db, person)),
  };
}
