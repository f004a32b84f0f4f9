import { dollars } from "../../../content/dollars.ts";
import type { AuditAction } from "../../../platform/audit-actions.ts";
import { type About, type Says, say } from "../about.ts";
import { textOf } from "../facts.ts";

function invoiceIn({ row, details }: About) {
  const text = `invoice ${textOf(details["number"]) ?? ""}`.trim();
  return { text, href: `/admin/invoices/${row.subjectId}` };
}

export const invoiceWords = {
  "invoice.issued": (about) =>
    say`sent ${invoiceIn(about)} to ${about.company} for ${dollars(Number(about.after["cents"] ?? 0))}`,
  "invoice.paid": (about) => say`marked ${invoiceIn(about)} of ${about.company} as paid`,
  "invoice.payment-taken-back": (about) =>
    say`took back the payment of ${invoiceIn(about)} of ${about.company}`,
  "invoice.voided": (about) => say`voided ${invoiceIn(about)} of ${about.company}`,
} satisfies Partial<Record<AuditAction, Says>>;
