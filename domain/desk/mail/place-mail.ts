import { and, eq, gt, or, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Settings } from "../../../platform/env.ts";
import { isStaff } from "../../accounts/list-staff.ts";
import { findVerifiedUser } from "../../accounts/verified-user.ts";
import { isSeated } from "../../companies/require-seat.ts";
import { askingRoles } from "../in-conversation.ts";
import { type ConversationRow } from "../tables.ts";
import { receivedMails } from "./tables.ts";
import { findConversation } from "./find-conversation.ts";
import type { ParsedMail } from "./parse-mail.ts";
import type { AsideReason } from "./schema.ts";

export type Place =
  | { to: "aside"; reason: AsideReason }
  | { to: "lead" }
  | { to: "request"; personId: string }
  | { to: "turn"; row: ConversationRow; personId: string | null }
  | { to: "note"; row: ConversationRow; personId: string };

const aside = (reason: AsideReason): Place => ({ to: "aside", reason });
const hourMs = 60 * 60_000;
/** From one sender or into one conversation within an hour: more is a machine. */
const mostAnHour = 20;

async function isTooMany(ctx: Ctx, address: string, conversationId: string | undefined) {
  const since = new Date(ctx.clock.wall().getTime() - hourMs);
  const [taken] = await ctx.db
    .select({ mails: sql<number>`count(*)::integer` })
    .from(receivedMails)
    .where(
      and(
        eq(receivedMails.state, "taken"),
        gt(receivedMails.createdAt, since),
        or(
          eq(receivedMails.address, address),
          conversationId ? eq(receivedMails.conversationId, conversationId) : undefined,
        ),
      ),
    );
  return (taken?.mails ?? 0) >= mostAnHour;
}

type Sender = { id: string; email: string; emailVerified: boolean } | null;

async function writesThere(ctx: Ctx, row: ConversationRow, address: string, sender: Sender) {
  if (row.kind === "lead" && row.email?.toLowerCase() === address) return true;
  if (!sender) return false;
  if (row.companyId === null) return row.personId === sender.id;
  return isSeated(ctx.db, { companyId: row.companyId, userId: sender.id }, askingRoles);
}

/** A sender joins only what they belong to already, whoever put them in copy. */
export async function placeMail(
  ctx: Ctx,
  mail: ParsedMail,
  settings: Pick<Settings, "mail" | "secret" | "adminEmails">,
): Promise<Place> {
  const row = await findConversation(ctx.db, mail, settings);
  const sender = await findVerifiedUser(ctx.db, mail.address);
  if (await isTooMany(ctx, mail.address, row?.id)) return aside("too_many");
  if (row) {
    if (await writesThere(ctx, row, mail.address, sender)) {
      if (row.status === "spam") return aside("spam");
      if (row.status === "won") return { to: "lead" };
      return { to: "turn", row, personId: sender?.id ?? null };
    }
    if (sender && isStaff(sender, settings.adminEmails))
      return { to: "note", row, personId: sender.id };
    return aside("stranger");
  }
  if (settings.adminEmails.includes(mail.address)) return aside("staff");
  return sender ? { to: "request", personId: sender.id } : { to: "lead" };
}
