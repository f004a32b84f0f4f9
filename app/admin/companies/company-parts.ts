/** Parts of a company's page that others lead to. */
export const companyParts = { invoices: "invoices", provider: "stripe" } as const;
