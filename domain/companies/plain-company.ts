/** Anybody can name a company, so a name that mail programs turn into a link stays out of the mail. */
export function plainCompany(name: string): string | null {
  return /^[\p{L}\p{M}\p{N} ,&'’()+.-]{1,60}$/u.test(name) && !/\.\p{L}/u.test(name) ? name : null;
}
