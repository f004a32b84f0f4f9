type Refusal = { command?: string | undefined; response?: string | undefined };

/** Where a server gives no status, 550 may as well mean relaying, the sender or a list of blocked networks. */
const ofRecipient =
  /^55[013][ -](?:5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b|(?!\d\.\d).*(?:no such|unknown user|user unknown|mailbox unavailable|unrouteable|not exist))/i;

/** Of a mail to one recipient. Whatever else a server refuses for, another try may be taken. */
export const refusesRecipient = ({ command, response = "" }: Refusal): boolean =>
  command === "RCPT TO" && ofRecipient.test(response);

/** The mail server knows no such mailbox: the next try would end the same. */
export class RefusedAddress extends Error {}
