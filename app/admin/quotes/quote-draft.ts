import { quickstarts } from "../../../content/quickstarts.ts";
import { mostLines, type QuoteInput, type StaffQuote } from "../../../domain/quotes/schema.ts";

/** As typed: prices in dollars. */
export type Draft = {
  title: string;
  lines: { key: number; text: string; quantity: string; price: string }[];
  /** Null follows the company’s plan. */
  discount: string | null;
  deposit: string;
  expiresOn: string;
  terms: string;
};

let lastKey = 0;
export const newLine = (text = "", quantity = 1, cents: number | null = null) => ({
  key: (lastKey += 1),
  text,
  quantity: String(quantity),
  price: cents === null ? "" : (cents / 100).toFixed(2),
});

export const mayAddLine = ({ lines }: Pick<Draft, "lines">) => lines.length < mostLines;

export const emptyDraft = (): Draft => ({
  title: "",
  lines: [newLine()],
  discount: null,
  deposit: "0",
  expiresOn: "",
  terms: "",
});

export const draftOf = (quote: StaffQuote): Draft => ({
  title: quote.title,
  lines: quote.lines.map(({ text, quantity, cents }) => newLine(text, quantity, cents)),
  discount: String(quote.discountPercent),
  deposit: String(quote.depositPercent),
  expiresOn: quote.expiresOn,
  terms: quote.terms,
});

export const templates = Object.entries(quickstarts).map(([value, { platform }]) => ({
  value,
  label: `${platform} Quickstart`,
}));

/** A Quickstart at its fixed price. */
export function fromTemplate(draft: Draft, key: string): Draft {
  const found = Object.entries(quickstarts).find(([name]) => name === key)?.[1];
  if (!found) return draft;
  const { platform, scope, timeline, price } = found;
  return {
    ...draft,
    title: `${platform} Quickstart`,
    lines: [newLine(`${scope}. ${timeline}.`, 1, price)],
    discount: null,
  };
}

const cents = (price: string) =>
  Math.round(Number(price.replaceAll(/[$,\s]/g, "") || Number.NaN) * 100);

/** Not yet checked: the server says what does not fit. */
export const inputOf = (
  { title, lines, discount, deposit, expiresOn, terms }: Draft,
  memberDiscount: number,
): QuoteInput => ({
  title,
  lines: lines.map(({ text, quantity, price }) => ({
    text,
    quantity: Number(quantity),
    cents: cents(price),
  })),
  discountPercent: discount === null ? memberDiscount : Number(discount),
  depositPercent: Number(deposit),
  expiresOn,
  terms,
});
