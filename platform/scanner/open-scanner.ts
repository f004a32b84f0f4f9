import { connect } from "node:net";
import { CodedError } from "../errors.ts";
import { inSpan } from "../tracing/spans.ts";
import { clamdAddress } from "./clamd-address.ts";

export type Scanner = {
  /** What it found in a file, by its name; null if nothing. @throws CodedError unavailable */
  scan(bytes: Uint8Array): Promise<string | null>;
};

/** Milliseconds for a whole file; nginx waits for twice as long. */
const patience = 30_000;
const retryAfter = 60;

/** clamd, by its protocol (man 8 clamd); each file has a connection of its own. */
export function openScanner(url: string, timeout = patience): Scanner {
  return {
    scan: (bytes) =>
      inSpan("virus scanner", "client", {}, () => scanned(url, bytes, timeout)).catch(away),
  };
}

export const scannerVersion = (url: string) => ask(url, [Buffer.from("zVERSION\0")], patience);

/** @throws Error also when the scanner says that it could not scan */
export async function scanned(
  url: string,
  bytes: Uint8Array,
  timeout = patience,
): Promise<string | null> {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  const said = await ask(
    url,
    [Buffer.from("zINSTREAM\0"), length, bytes, Buffer.alloc(4)],
    timeout,
  );
  if (said === "stream: OK") return null;
  const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
  if (found === undefined) throw new Error(`the virus scanner says “${said.slice(0, 200)}”`);
  return found;
}

function ask(url: string, parts: Uint8Array[], timeout: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(clamdAddress(url)).setEncoding("utf8");
  const late = new Error(`the virus scanner did not answer within ${timeout / 1000} s`);
  const timer = setTimeout(() => reject(late), timeout);
  let said = "";
  socket.on("data", (part) => {
    said += String(part);
    const end = said.indexOf("\0");
    if (end >= 0) resolve(said.slice(0, end));
  });
  socket.on("error", reject);
  socket.on("close", () => reject(new Error("the virus scanner hung up without an answer")));
  for (const part of parts) socket.write(part);
  return promise.finally(() => {
    clearTimeout(timer);
    socket.destroy();
  });
}

function away(cause: unknown): never {
  throw new CodedError(
    "unavailable",
    "We cannot scan files for viruses at the moment, so this one was not kept. Please send it again in a few minutes.",
    { retryAfter, cause },
  );
}
