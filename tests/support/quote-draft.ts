export const quotesPath = "/api/admin/quotes";

export const quoteDraft = {
  title: "Zoho CRM Quickstart",
  lines: [
    { text: "Zoho CRM Standard, set up", quantity: 1, cents: 350_000 },
    { text: "Training, per team", quantity: 3, cents: 33_333 },
  ],
  discountPercent: 15,
  depositPercent: 40,
  expiresOn: "2099-12-31",
  terms: "Work begins within two weeks of the deposit.",
};
