import { civilDay } from "../../content/civil-day.ts";
import { dollars, dollarsAlike } from "../../content/dollars.ts";
import { firm as own } from "../../content/firm.ts";
import { billedTo, type InvoiceSnapshot } from "./schema.ts";

/** Loaded on first use, to keep the start fast. */
const drawing = () => import("../../platform/invoice-pdf/draw-invoice-pdf.ts");

/** The same bytes for the same snapshot. */
export async function printInvoice(
  snapshot: InvoiceSnapshot,
  created: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const { number, date, dueDate, firm, company, lines, cents } = snapshot;
  const say = dollarsAlike([cents, ...lines.map((line) => line.cents)]);
  const { drawInvoicePdf } = await drawing();
  const pdf = await drawInvoicePdf({
    firm: { name: firm.name, contact: `${firm.name} · ${firm.phone} · ${firm.email}` },
    title: `Invoice ${number}`,
    company: company.name,
    about: [...billedTo(snapshot), `from ${firm.name}, ${firm.city}`].join(" · "),
    facts: [
      ["Date", civilDay(date)],
      ["Due", civilDay(dueDate)],
      ["Amount", dollars(cents)],
    ],
    lines: lines.map(({ text, detail, cents }) => ({
      text,
      note: detail,
      amount: say(cents),
    })),
    total: say(cents),
    terms: `Please pay by ${civilDay(dueDate)}, by ${own.invoices.payBy}, and give the number ${number}. For our bank details and for questions: ${firm.email} or ${firm.phone}.`,
    created,
  });
  return new Uint8Array(pdf);
}
