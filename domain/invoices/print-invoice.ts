import { civilDay } from "../../content/civil-day.ts";
import { dollars, dollarsAlike } from "../../content/dollars.ts";
import { firm as own } from "../../content/firm.ts";
import { billedTo, type InvoiceSnapshot } from "./schema.ts";
import type { InvoiceRow } from "./tables.ts";

/** Loaded on first use, to keep the start fast. */
const drawing = () => import("../../platform/invoice-pdf/draw-invoice-pdf.ts");

type Settled = Pick<InvoiceRow, "paidOn" | "paidNote" | "voidedOn" | "voidedBecause">;

const asIssued: Settled = { paidOn: null, paidNote: null, voidedOn: null, voidedBecause: null };

function outcomeOf({ paidOn, paidNote, voidedOn, voidedBecause }: Settled) {
  if (paidOn)
    return {
      name: "paid",
      fact: "Paid",
      on: civilDay(paidOn),
      taken: { text: `Paid on ${civilDay(paidOn)}`, note: paidNote ?? "" },
      terms: "This invoice is paid in full. Thank you.",
    };
  if (voidedOn)
    return {
      name: "void",
      fact: "Void since",
      on: civilDay(voidedOn),
      taken: { text: `Credited on ${civilDay(voidedOn)}`, note: voidedBecause ?? "" },
      terms: "This invoice is void, and nothing is to be paid.",
    };
  return undefined;
}

/** The same bytes for the same snapshot, and for what became of it. */
export async function printInvoice(
  snapshot: InvoiceSnapshot,
  created: Date,
  settled = asIssued,
): Promise<Uint8Array<ArrayBuffer>> {
  const { number, date, dueDate, firm, company, lines, cents } = snapshot;
  const outcome = outcomeOf(settled);
  const say = dollarsAlike([cents, ...lines.map((line) => line.cents)]);
  const { drawInvoicePdf } = await drawing();
  const pdf = await drawInvoicePdf({
    firm: { name: firm.name, contact: `${firm.name} · ${firm.phone} · ${firm.email}` },
    title: `Invoice ${number}${outcome ? `, ${outcome.name}` : ""}`,
    company: company.name,
    about: [...billedTo(snapshot), `from ${firm.name}, ${firm.city}`].join(" · "),
    facts: [
      ["Date", civilDay(date)],
      outcome ? [outcome.fact, outcome.on] : ["Due", civilDay(dueDate)],
      ["Amount", dollars(cents)],
    ],
    lines: lines.map(({ text, detail, cents }) => ({
      text,
      note: detail,
      amount: say(cents),
    })),
    total: say(cents),
    outcome: outcome && { ...outcome.taken, amount: `−${say(cents)}`, left: say(0) },
    terms:
      outcome?.terms ??
      `Please pay by ${civilDay(dueDate)}, by ${own.invoices.payBy}, and give the number ${number}. For our bank details and for questions: ${firm.email} or ${firm.phone}.`,
    created,
  });
  return new Uint8Array(pdf);
}
