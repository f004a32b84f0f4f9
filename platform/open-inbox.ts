import type { Inbox } from "./inbox-url.ts";

export type OpenInbox = {
  /** Changes when the server has numbered its mails anew. */
  uidValidity: string;
  /** In the order of their numbers. */
  list(which: { after: number } | { since: Date } | "unseen"): Promise<number[]>;
  /** Null for one that is gone. */
  facts(uid: number): Promise<{ size: number; headers: Buffer } | null>;
  read(uid: number): Promise<Buffer | null>;
  markSeen(uid: number): Promise<void>;
};

/** Connects, and leaves when done. */
export async function withInbox<T>(
  { host, port, secure, user, pass, folder }: Inbox,
  run: (inbox: OpenInbox) => Promise<T>,
): Promise<T> {
  // Loaded where a mailbox is read.
  const { ImapFlow } = await import("imapflow");
  const client = new ImapFlow({
    host,
    port,
    secure,
    auth: { user, pass },
    logger: false,
    disableAutoIdle: true,
    // Without imaps it is loopback, as the settings demand.
    ...(secure ? {} : { doSTARTTLS: false }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
  });
  // The call under way fails with it, too.
  client.on("error", () => undefined);
  try {
    await client.connect();
    const box = await client.mailboxOpen(folder);
    return await run({
      uidValidity: String(box.uidValidity),
      async list(which) {
        const query =
          which === "unseen"
            ? { seen: false }
            : "since" in which
              ? { since: which.since }
              : { uid: `${which.after + 1}:*` };
        const found = (await client.search(query, { uid: true })) || [];
        // A server answers "9:*" with its last mail, whatever its number.
        const least = typeof which === "object" && "after" in which ? which.after : 0;
        return found.filter((uid) => uid > least).toSorted((a, b) => a - b);
      },
      async facts(uid) {
        const query = { uid: true, size: true, headers: true } as const;
        const found = await client.fetchOne(String(uid), query, { uid: true });
        return found ? { size: found.size ?? 0, headers: found.headers ?? Buffer.alloc(0) } : null;
      },
      async read(uid) {
        const found = await client.fetchOne(String(uid), { source: true }, { uid: true });
        return (found && found.source) || null;
      },
      async markSeen(uid) {
        await client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true });
      },
    });
  } finally {
    client.close();
  }
}
