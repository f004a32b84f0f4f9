type Refusal = { command?: string | undefined; response?: string | undefined };

/** Where a server gives no status, 550 may as well mean relaying, the sender or a list of blocked networks. */
const ofRecipient =
  /^55[013][ -](?:5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b|(?!\d\.\d).*(?:no such|unknown user|user unknown|mailbox unavailable|unrouteable|not exist))/i;

/** 501 is bad syntax, 556 a domain that takes no mail (RFC 7505); some look at the sender only now. */
const ofAddress = /^5(?:01|56)[ -](?!.*\bsender\b)/i;

export const refusesRecipient = ({ command, response = "" }: Refusal): boolean =>
  command === "RCPT TO" && (ofRecipient.test(response) || ofAddress.test(response));

/** The mail server says there is no such mailbox: the next try would end the same. */
export class RefusedAddress extends Error {}
