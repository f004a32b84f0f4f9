/** What is owed does not take back what was given. Apart, since public pages load it without zod. */
export const countsAsPaid = (status: string) => status === "active" || status === "past_due";
