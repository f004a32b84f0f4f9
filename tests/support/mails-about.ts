import type { ReceivedMail } from "./mailbox.ts";

export function isFor(mail: ReceivedMail, email: string): boolean {
  return mail.to.includes(email);
}

export function mentions(mail: ReceivedMail, email: string): boolean {
  return isFor(mail, email) || mail.text.includes(email);
}

export function countFor(all: ReceivedMail[], email: string): [notices: number, thanks: number] {
  const about = all.filter((mail) => mentions(mail, email));
  const thanks = about.filter((mail) => isFor(mail, email)).length;
  return [about.length - thanks, thanks];
}
