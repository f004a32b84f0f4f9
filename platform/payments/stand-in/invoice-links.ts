import type { Account } from "./account.ts";
import type { Invoice } from "./billed-objects.ts";

const tenDays = 864_000;

/** Good for thirty days from the first; who asks later gets others, which are good for ten to twenty. */
export function linksOf(
  { at, invoices }: Account,
  { id, status_transitions: { finalized_at: from } }: Invoice,
) {
  const until = Math.max((from ?? at) + 3 * tenDays, (Math.floor(at / tenDays) + 2) * tenDays);
  const link = `${invoices}/${id}?until=${new Date(until * 1000).toISOString().slice(0, 10)}`;
  return { hosted_invoice_url: link, invoice_pdf: link };
}
