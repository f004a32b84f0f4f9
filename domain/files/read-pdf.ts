import { inflateSync } from "node:zlib";

/** What acts by itself, or brings further files along. */
const refused = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z0-9])/;
const sealed = /\/Encrypt(?![A-Za-z0-9])/;
/** Of all objects that are packed together: everybody waits meanwhile. */
const mostUnpacked = 40 * 1024 ** 2;
const mostPacked = 5_000;

const unusual = "This PDF is packed in a way we cannot look into. Please save it anew.";

/** A name may spell its letters as codes. */
const spelledOut = (text: string) =>
  text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** @throws Error with words for people */
export function checkPdf(bytes: Buffer): void {
  const text = bytes.toString("latin1");
  if (!text.slice(-2048).includes("%%EOF")) throw new Error("This PDF is cut off or broken.");
  check(spelledOut(text));
  const begins = packedIn(text);
  if (begins.length > mostPacked) throw new Error(unusual);
  let left = mostUnpacked;
  for (const at of begins) {
    const unpacked = unpack(bytes.subarray(at), left);
    left -= unpacked.length;
    check(spelledOut(unpacked));
  }
}

/** Where streams of packed objects begin: each part of the text is read once, however many there are. */
function packedIn(text: string): number[] {
  const begins: number[] = [];
  let from = 0;
  let isPacked = false;
  for (const { 0: word, index } of text.matchAll(/endobj|endstream|stream\r?\n/g)) {
    isPacked ||= spelledOut(text.slice(from, index)).includes("/ObjStm");
    from = index + word.length;
    if (word.startsWith("end")) isPacked = false;
    else if (isPacked) begins.push(from);
  }
  return begins;
}

function check(text: string): void {
  if (sealed.test(text))
    throw new Error("This PDF is protected by a password. Please send it without.");
  if (refused.test(text))
    throw new Error("This PDF holds scripts or other files inside it, which we don’t take.");
}

function unpack(packed: Buffer, most: number): string {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(most, 1) }).toString("latin1");
  } catch {
    throw new Error(unusual);
  }
}
