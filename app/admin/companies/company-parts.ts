export const companyParts = { invoices: "invoices", provider: "stripe" } as const;
