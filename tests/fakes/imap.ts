import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

type Kept = { raw: string; seen: boolean; at: Date };

/** What it answers in place of the truth; the last line ends the command. */
type Lie = (command: string) => string[] | undefined;

const truth: Lie = () => undefined;

const isIn = (uid: number, range: string) => {
  const [from = "", to = from] = range.split(":");
  return uid >= Number(from) && (to === "*" || uid <= Number(to));
};

/** By the firm's clock in tests. */
const arrived = new Date("2031-03-08");

/** One mailbox over IMAP, as far as whoever reads it needs that; it lets everybody in. */
export async function openFakeImap() {
  const mails = new Map<number, Kept>();
  const open = new Set<Socket>();
  let lie = truth;

  function search(criteria: string): number[] {
    const [, range] = /\bUID (\S+)/.exec(criteria) ?? [];
    const [, since] = /\bSINCE (\S+)/.exec(criteria) ?? [];
    return [...mails]
      .filter(([uid]) => range === undefined || isIn(uid, range))
      .filter(([, { at }]) => since === undefined || at >= new Date(since))
      .filter(([, { seen }]) => !seen || !criteria.includes("UNSEEN"))
      .map(([uid]) => uid);
  }

  function fetch(uid: number, items: string): string[] {
    const { raw } = mails.get(uid) ?? {};
    if (raw === undefined) return [];
    const asked = items.includes("HEADER") ? "HEADER" : "";
    const part = asked ? `${raw.split("\n\n")[0]}\n\n` : raw;
    const size = `RFC822.SIZE ${Buffer.byteLength(raw)}`;
    const literal = `BODY[${asked}] {${Buffer.byteLength(part)}}\r\n${part}`;
    return [`* ${uid} FETCH (UID ${uid} ${size} ${literal})`];
  }

  function answer(command: string): string[] {
    const [, verb = "", rest = ""] = /^((?:UID )?\S+) ?(.*)$/.exec(command) ?? [];
    const [first = ""] = rest.split(" ");
    if (verb === "CAPABILITY") return ["* CAPABILITY IMAP4rev1", "OK"];
    if (verb === "LIST") return ['* LIST () "/" INBOX', "OK"];
    if (verb === "SELECT") return [`* ${mails.size} EXISTS`, `* OK [UIDVALIDITY 1] Numbered`, "OK"];
    if (verb === "UID SEARCH") return [["* SEARCH", ...search(rest)].join(" "), "OK"];
    if (verb === "UID FETCH") return [...fetch(Number(first), rest), "OK"];
    const stored = verb === "UID STORE" ? mails.get(Number(first)) : undefined;
    if (stored) stored.seen = true;
    return ["OK"];
  }

  const server = createServer((socket) => {
    open.add(socket.on("close", () => open.delete(socket)).on("error", () => undefined));
    socket.write("* OK [CAPABILITY IMAP4rev1] Ready\r\n");
    let held = "";
    socket.on("data", (chunk: Buffer) => {
      const lines = (held + chunk.toString()).split("\r\n");
      held = lines.pop() ?? "";
      for (const line of lines) {
        const [, tag = "", command = ""] = /^(\S+) (.*)$/.exec(line) ?? [];
        const said = lie(command) ?? answer(command);
        socket.write([...said.slice(0, -1), `${tag} ${said.at(-1)} Done`, ""].join("\r\n"));
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    urlOf: (user: string) => `imap://${encodeURIComponent(user)}:secret@127.0.0.1:${port}/INBOX`,
    deliver(uid: number, raw: string, { seen = false, at = arrived } = {}) {
      mails.set(uid, { raw, seen, at });
    },
    /** From now on; without an argument it tells the truth again. */
    lies: (what: Lie = truth) => void (lie = what),
    empty: () => mails.clear(),
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
