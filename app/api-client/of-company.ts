/** Names the company that the page shows: another may be in view by now, chosen in another tab. */
export const ofCompany = (path: string, company: string) =>
  `${path}?${new URLSearchParams({ company })}`;
