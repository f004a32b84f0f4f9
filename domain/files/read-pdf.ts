import { inflateSync } from "node:zlib";

/** What acts by itself, or brings further files along. */
const refused = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z0-9])/;
const sealed = /\/Encrypt(?![A-Za-z0-9])/;
const mostUnpacked = 20 * 1024 ** 2;

/** A name may spell its letters as codes. */
const spelledOut = (text: string) =>
  text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** @throws Error with words for people */
export function checkPdf(bytes: Buffer): void {
  const text = bytes.toString("latin1");
  if (!text.slice(-2048).includes("%%EOF")) throw new Error("This PDF is cut off or broken.");
  check(spelledOut(text));
  for (const match of text.matchAll(/stream\r?\n/g)) {
    const begins = Math.max(
      text.lastIndexOf("endobj", match.index),
      text.lastIndexOf("endstream", match.index - 1),
      0,
    );
    if (!spelledOut(text.slice(begins, match.index)).includes("/ObjStm")) continue;
    check(spelledOut(unpack(bytes.subarray(match.index + match[0].length))));
  }
}

function check(text: string): void {
  if (sealed.test(text))
    throw new Error("This PDF is protected by a password. Please send it without.");
  if (refused.test(text))
    throw new Error("This PDF holds scripts or other files inside it, which we don’t take.");
}

function unpack(packed: Buffer): string {
  try {
    return inflateSync(packed, { maxOutputLength: mostUnpacked }).toString("latin1");
  } catch {
    throw new Error("This PDF is packed in a way we cannot look into. Please save it anew.");
  }
}
