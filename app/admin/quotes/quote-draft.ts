import { z } from "zod";
import { quickstarts } from "../../../content/quickstarts.ts";
import { typedDollars } from "../typed-dollars.ts";
import { mostLines, newQuote, quoteInput, type StaffQuote } from "../../../domain/quotes/schema.ts";

const { lines, discountPercent, depositPercent, ...plain } = quoteInput.shape;
const { text, quantity, cents } = lines.element.shape;

const typed = z.string();

/** As typed, with prices in dollars, to what is sent. */
export const quoteFields = z.object({
  ...plain,
  companyId: newQuote.shape.companyId,
  lines: z.array(
    z.object({
      text,
      quantity: typed.transform(Number).pipe(quantity),
      cents: typedDollars("Please enter a price, as 1250 or 99.50").pipe(cents),
    }),
  ),
  discountPercent: typed.transform(Number).pipe(discountPercent),
  depositPercent: typed.transform(Number).pipe(depositPercent),
});

export type Draft = z.input<typeof quoteFields>;
export type WrittenQuote = z.output<typeof quoteFields>;

export const newLine = (text = "", quantity = 1, cents: number | null = null) => ({
  text,
  quantity: String(quantity),
  cents: cents === null ? "" : (cents / 100).toFixed(2),
});

export const mayAddLine = (lines: unknown[]) => lines.length < mostLines;

export const emptyDraft = (): Draft => ({
  companyId: "",
  title: "",
  lines: [newLine()],
  discountPercent: "0",
  depositPercent: "0",
  expiresOn: "",
  terms: "",
});

export const draftOf = (quote: StaffQuote): Draft => ({
  companyId: quote.companyId,
  title: quote.title,
  lines: quote.lines.map(({ text, quantity, cents }) => newLine(text, quantity, cents)),
  discountPercent: String(quote.discountPercent),
  depositPercent: String(quote.depositPercent),
  expiresOn: quote.expiresOn,
  terms: quote.terms,
});

export const templates = Object.entries(quickstarts).map(([value, { platform }]) => ({
  value,
  label: `${platform} Quickstart`,
}));

export function templateOf(key: string): Pick<Draft, "title" | "lines"> | undefined {
  const found = Object.entries(quickstarts).find(([name]) => name === key)?.[1];
  if (!found) return undefined;
  const { platform, scope, timeline, price } = found;
  return {
    title: `${platform} Quickstart`,
    lines: [newLine(`${scope}. ${timeline}.`, 1, price)],
  };
}
