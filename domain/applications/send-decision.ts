import type { Queryable } from "../../platform/db/database.ts";
import type { Mail, Mailer } from "../../platform/mail.ts";
import { requirePlan } from "../plans/require-plan.ts";
import { decisionMail } from "./decision-mail.ts";
import { requireRequest } from "./send-request-mails.ts";
import type { MembershipRequestRow } from "./tables.ts";

type Writing = { db: Queryable; settings: { appUrl: string } };

export async function sendDecision(
  services: Writing & { mailer: Mailer },
  { membershipRequestId }: { membershipRequestId: number },
): Promise<void> {
  const request = await requireRequest(services.db, membershipRequestId);
  await services.mailer.deliver(await writeDecision(services, request));
}

type Decided = Pick<
  MembershipRequestRow,
  "id" | "email" | "firstName" | "approvedPlan" | "decidedAt" | "decisionNote"
>;

export async function writeDecision(
  { db, settings }: Writing,
  { approvedPlan, decidedAt, decisionNote, ...request }: Decided,
): Promise<Mail> {
  if (!decidedAt) throw new Error(`Request ${request.id} is not decided`);
  const plan = approvedPlan ? await requirePlan(db, approvedPlan) : null;
  const { appUrl } = settings;
  return decisionMail({ request, decidedAt, plan, note: decisionNote, appUrl });
}
