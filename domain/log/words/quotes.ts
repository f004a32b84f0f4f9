import type { AuditAction } from "../../../platform/audit-actions.ts";
import { type About, type Says, say } from "../about.ts";
import { textOf } from "../facts.ts";

const quoteIn = ({ row, details }: About) => ({
  text: `quote “${textOf(details["title"]) ?? ""}”`,
  href: `/admin/quotes/${row.subjectId}`,
});

const moved: Record<string, string> = {
  ordered: "put back to ordered",
  in_progress: "began",
  delivered: "delivered",
};

const charged: Record<string, string> = {
  paid: "paid by card",
  refused: "had the card declined for",
  bank: "was asked by the bank about",
};

export const quoteWords = {
  "quote.accepted": (about) => say`accepted the ${quoteIn(about)} for ${about.company}`,
  "quote.balance-invoiced": (about) =>
    say`invoiced the balance of the ${quoteIn(about)} for ${about.company}`,
  "quote.changed": (about) => say`changed the ${quoteIn(about)} for ${about.company}`,
  "quote.declined": (about) => say`declined the ${quoteIn(about)} for ${about.company}`,
  "quote.deposit-charged": (about) =>
    say`${charged[textOf(about.after["state"]) ?? ""] ?? "asked a card for"} the deposit of the ${quoteIn(about)} for ${about.company}`,
  "quote.deposit-invoiced": (about) =>
    say`invoiced the deposit of the ${quoteIn(about)} for ${about.company}`,
  "quote.order-moved": (about) =>
    say`${moved[textOf(about.after["status"]) ?? ""] ?? "moved"} the order of the ${quoteIn(about)} for ${about.company}`,
  "quote.sent": (about) => say`sent the ${quoteIn(about)} to ${about.company}`,
  "quote.written": (about) => say`wrote the ${quoteIn(about)} for ${about.company}`,
} satisfies Partial<Record<AuditAction, Says>>;
