export const quotesPath = "/api/admin/quotes";
