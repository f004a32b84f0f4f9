import type { FetchQueryObject, ImapFlowError, SearchObject } from "imapflow";
import type { Inbox } from "./inbox-url.ts";

type Handed = {
  /** The head alone where the mail is cut or withheld; then it may be empty. */
  raw: Buffer;
  cut: boolean;
  /** Why the server keeps it, or what of its answer cannot be read. */
  withheld?: Error;
};

export type OpenInbox = {
  /** Changes when the server has numbered its mails anew. */
  uidValidity: string;
  /** In the order of their numbers. */
  list(which: { after: number } | { since: Date } | "unseen"): Promise<number[]>;
  /** Cut where it has more than so many bytes; null for one that is gone. */
  read(uid: number, most: number): Promise<Handed | null>;
  markSeen(uid: number): Promise<void>;
};

class Withheld extends Error {
  override name = "Withheld";
}

/** What a server says that will answer later (RFC 5530, and Gmail's own word). */
const busy = ["UNAVAILABLE", "INUSE", "LIMIT", "OVERQUOTA", "THROTTLED"];

function isBusy({ code, response }: ImapFlowError): boolean {
  if (code === "ETHROTTLE") return true;
  const word = typeof response === "object" && response.attributes?.[0]?.section?.[0]?.value;
  return typeof word === "string" && busy.includes(word.toUpperCase());
}

/** Of one mail; a server that is away or busy is asked again. */
function tellWithheld(error: ImapFlowError): never {
  const { code = "", responseStatus = "" } = error;
  const refused = ["NO", "BAD"].includes(responseStatus) && !isBusy(error);
  const garbled =
    /^(ParserError|MAX_IMAP_NESTING_REACHED|TooManyTokens|(Line|Literal|Response)TooLarge)/.test(
      code,
    );
  if (refused || garbled) throw new Withheld("The mailbox does not hand it out.", { cause: error });
  throw error;
}

export async function withInbox<T>(
  { host, port, secure, user, pass, folder }: Inbox,
  run: (inbox: OpenInbox) => Promise<T>,
): Promise<T> {
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
  // The call under way fails, too, if only for want of a connection.
  let broken: Error | undefined;
  client.on("error", (error: Error) => (broken ??= error));
  try {
    await client.connect();
    const box = await client.mailboxOpen(folder);
    const search = async (query: SearchObject) => {
      const found = await client.search(query, { uid: true });
      if (!Array.isArray(found)) throw new Error("The mailbox does not say what is in it.");
      return found;
    };
    const fetchOne = async (uid: number, query: FetchQueryObject) => {
      broken = undefined;
      const found = await client
        .fetchOne(String(uid), query, { uid: true })
        .catch((error: Error) => tellWithheld(broken ?? error));
      // An answer that cannot be read is left out, as if there were none.
      if (!found && (await search({ uid: String(uid) })).length > 0)
        throw new Withheld("The mailbox gave no answer that can be read.");
      return found || null;
    };
    return await run({
      uidValidity: String(box.uidValidity),
      async list(which) {
        const query =
          which === "unseen"
            ? { seen: false }
            : "since" in which
              ? { since: which.since }
              : { uid: `${which.after + 1}:*` };
        const found = await search(query);
        // A server answers "9:*" with its last mail, whatever its number.
        const least = typeof which === "object" && "after" in which ? which.after : 0;
        return found.filter((uid) => uid > least).toSorted((a, b) => a - b);
      },
      async read(uid, most) {
        let raw: Buffer = Buffer.alloc(0);
        try {
          const facts = await fetchOne(uid, { uid: true, size: true, headers: true });
          if (!facts) return null;
          raw = facts.headers ?? raw;
          if ((facts.size ?? 0) > most) return { raw, cut: true };
          const whole = await fetchOne(uid, { source: true });
          if (whole && !whole.source) throw new Withheld("The mailbox gave nothing of it.");
          return whole?.source ? { raw: whole.source, cut: false } : null;
        } catch (error) {
          if (!(error instanceof Withheld)) throw error;
          return { raw, cut: false, withheld: error };
        }
      },
      async markSeen(uid) {
        await client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true });
      },
    });
  } finally {
    client.close();
  }
}
