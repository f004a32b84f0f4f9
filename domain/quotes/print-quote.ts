import { civilDay } from "../../content/civil-day.ts";
import { dollars, dollarsAlike } from "../../content/dollars.ts";
import { firmDay } from "../../content/firm-day.ts";
import { firm } from "../../content/firm.ts";
import type { Ctx } from "../../platform/context.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { readQuote, showQuote } from "./read-quotes.ts";
import type { ReadableQuote, StaffQuote } from "./schema.ts";

/** Loaded on first use, to keep the start fast. */
const drawing = () => import("../../platform/invoice-pdf/draw-invoice-pdf.ts");

type Printed = ReadableQuote | StaffQuote;

const sayOf = ({ lines, discount, total }: Printed) =>
  dollarsAlike([...lines.map(({ quantity, cents }) => quantity * cents), discount, total]);

const linesOf = (
  { lines, discount, discountPercent, total }: Printed,
  say: (cents: number) => string,
) => [
  ...lines.map(({ text, quantity, cents }) => ({
    text,
    note: quantity > 1 ? `${quantity} at ${dollars(cents)} each` : "",
    amount: say(quantity * cents),
  })),
  ...(discount > 0
    ? [
        { text: "Subtotal", note: "", amount: say(total + discount) },
        {
          text: `Member’s discount, ${discountPercent}%`,
          note: "",
          amount: `−${say(discount)}`,
        },
      ]
    : []),
];

function standingOf(quote: Printed): [label: string, said: string] {
  const { status, expiresOn, acceptedAt, declinedAt } = quote;
  if (status === "accepted" && acceptedAt) return ["Accepted", firmDay(acceptedAt)];
  if (status === "declined" && declinedAt) return ["Declined", firmDay(declinedAt)];
  return [status === "expired" ? "Expired" : "Open until", civilDay(expiresOn)];
}

const saysYes = ({ acceptedAt, acceptedName }: Printed): string =>
  acceptedAt ? `Accepted by ${acceptedName ?? "an owner"} on ${firmDay(acceptedAt)}.` : "";

/** As it is now, for those who may read it. @throws CodedError unauthenticated, forbidden, not_found */
export async function printQuote(ctx: Ctx, id: string) {
  const { isAdmin } = requireMember(ctx.actor);
  const quote = isAdmin ? await showQuote(ctx, id) : await readQuote(ctx, id);
  const { title, company, version, total, deposit, sentAt, terms, hash } = quote;
  const say = sayOf(quote);
  const { drawInvoicePdf } = await drawing();
  const pdf = await drawInvoicePdf({
    firm: { name: firm.name, contact: `${firm.name} · ${firm.phone} · ${firm.email}` },
    title: `Quote: ${title}`,
    company,
    about: [
      sentAt ? `Version ${version} of ${civilDay(civilDateOf(new Date(sentAt)))}` : "A draft",
      `from ${firm.name}, ${firm.city}`,
    ].join(" · "),
    facts: [
      ["Total", dollars(total)],
      ["Deposit", deposit > 0 ? dollars(deposit) : "None"],
      standingOf(quote),
    ],
    lines: linesOf(quote, say),
    total: say(total),
    terms: [terms, saysYes(quote), hash ? `Fingerprint of this text (SHA-256): ${hash}` : ""]
      .filter(Boolean)
      .join("\n\n"),
    created: new Date(sentAt ?? ctx.clock.now()),
  });
  return { name: `quote-${id.slice(0, 8)}-${version}`, pdf: new Uint8Array(pdf) };
}
