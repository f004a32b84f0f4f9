import type { Mailbox } from "./mailbox.ts";

export type Inbox = {
  host: string;
  port: number;
  secure: boolean;
  user: string;
  pass: string;
  folder: string;
  /** In lower case. */
  address: string;
};

/** As imaps://user:password@host:port/folder */
export function readInboxUrl(url: string): Omit<Inbox, "address"> {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === "imaps:";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port ? Number(port) : secure ? 993 : 143,
    secure,
    user: decodeURIComponent(username),
    pass: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.slice(1)) || "INBOX",
  };
}

/** An address of the mailbox itself, tagged or not; in lower case, as that of the mailbox is. */
export function isOfInbox(given: string, { address }: Pick<Inbox, "address">): boolean {
  const [local = "", host = ""] = address.split("@");
  return given === address || (given.startsWith(`${local}+`) && given.endsWith(`@${host}`));
}

type Mail = { firmInbox: Mailbox; inbox: Inbox | undefined };

/** Whether notices to staff land in the folder that is read, where they are set aside as our own mail. */
export function readsNotices({ firmInbox, inbox }: Mail): boolean {
  if (inbox?.folder.toUpperCase() !== "INBOX") return false;
  return isOfInbox(firmInbox.address.toLowerCase(), inbox);
}
