import type { Ctx } from "../../platform/context.ts";
import type { Mail } from "../../platform/mail.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import type { ApplicationKind } from "./application-kind.ts";
import { refusal } from "./application.ts";
import type { DecisionPreview } from "./schema.ts";

/** The email that a decision would send, written by what sends it. @throws CodedError not_found, conflict */
export async function previewDecision<Row extends { email: string; status: string }>(
  { actor, db }: Ctx,
  kind: ApplicationKind<Row>,
  id: number,
  write: (row: Row) => Promise<Mail>,
): Promise<DecisionPreview> {
  requireAdmin(actor);
  const found = await kind.find(db, id);
  const [row] = found;
  if (row?.status !== kind.waiting) throw refusal(kind, found);
  const { subject, text } = await write(row);
  return { to: row.email, subject, text };
}
