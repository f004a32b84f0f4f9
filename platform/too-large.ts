type Refusal = { command?: string | undefined; response?: string | undefined };

/** Without a status, 552 may also mean a mailbox that is full, which a server says of the recipient. */
const ofSize = /^(?:5\d\d[ -]5\.(?:3\.4|2\.3)\b|552[ -](?!\d\.\d))/;

export const refusesSize = ({ command, response = "" }: Refusal): boolean =>
  command !== "RCPT TO" && ofSize.test(response);

/** The mail server takes no mail as large as with these files: the next try would end the same. */
export class TooLarge extends Error {}
