import { z } from "zod";
import { countryName, isCountry } from "../../../content/countries.ts";
import { isTaxIdType, taxIdName } from "../../../content/tax-ids.ts";
import { line } from "../../fields/schema.ts";

const shortLine = line("Please give this as text").max(200, "This is too long").default("");

const known = (isKnown: (given: string) => boolean, wrong: string) =>
  shortLine.refine((given) => given === "" || isKnown(given), wrong);

export const billingDetails = z.object({
  line1: shortLine.describe("Street and number; empty without an address."),
  line2: shortLine,
  city: shortLine,
  state: shortLine,
  postalCode: shortLine,
  country: known(isCountry, "Please choose a country").describe("ISO 3166, as US."),
  taxIdType: known(isTaxIdType, "Please choose one of these").describe(
    "In Stripe’s words, as eu_vat.",
  ),
  taxId: shortLine,
});

export type BillingDetails = z.output<typeof billingDetails>;

type Words = Partial<Record<keyof BillingDetails, string>>;

const addressWords: Words = {
  line1: "Please give the street",
  city: "Please give the city",
  country: "Please choose the country",
};

const taxIdWords: Words = { taxIdType: "Please say what it is", taxId: "Please give the number" };

function requireWhole(given: BillingDetails, issues: z.RefinementCtx): void {
  const ask = (words: Words, all: (keyof BillingDetails)[]) => {
    if (all.every((name) => given[name] === "")) return;
    for (const name of all) {
      const message = words[name];
      if (given[name] === "" && message) issues.addIssue({ code: "custom", path: [name], message });
    }
  };
  ask(addressWords, ["line1", "line2", "city", "state", "postalCode", "country"]);
  ask(taxIdWords, ["taxIdType", "taxId"]);
}

export const billingDetailsInput = billingDetails.superRefine(requireWhole);

export const billingDetailsChange = billingDetails
  .extend({
    before: billingDetails
      .nullable()
      .optional()
      .describe("As they were read: if somebody has saved others since, it is a conflict."),
  })
  .superRefine(requireWhole);

export type BillingDetailsChange = z.output<typeof billingDetailsChange>;

export function sayAddress(details: BillingDetails | null): string {
  if (!details?.line1) return "";
  const { line1, line2, city, state, postalCode, country } = details;
  const town = [city, [state, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return [line1, line2, town, countryName(country)].filter(Boolean).join(", ");
}

export const sayTaxId = (details: BillingDetails | null): string =>
  details?.taxId ? `${taxIdName(details.taxIdType)} ${details.taxId}` : "";
