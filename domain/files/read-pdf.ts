import { inflateSync } from "node:zlib";

/** A name may spell each of its letters as a code: to spell out a file of codes would take seconds and gigabytes. */
const spelled = (name: string) =>
  name.replaceAll(/[A-Za-z]/g, (letter) => {
    const [high, low = ""] = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${high}[${low}${low.toUpperCase()}])`;
  });

const named = (...names: string[]) =>
  new RegExp(`/(?:${names.map(spelled).join("|")})(?![A-Za-z0-9])`);

/** What acts by itself, or brings further files along. */
const refused = named("JavaScript", "Launch", "EmbeddedFile", "EmbeddedFiles", "RichMedia", "XFA");
const sealed = named("Encrypt");
const packedType = named("ObjStm");
/** What no other stream says of itself; some readers ask for no more than this. */
const packedOffset = named("First");
/** Of all objects that are packed together: everybody waits meanwhile. */
const mostUnpacked = 40 * 1024 ** 2;
const mostPacked = 5_000;

const unusual = "This PDF is packed in a way we cannot look into. Please save it anew.";

/** @throws Error with words for people */
export function checkPdf(bytes: Buffer): void {
  const text = bytes.toString("latin1");
  if (!text.slice(-2048).includes("%%EOF")) throw new Error("This PDF is cut off or broken.");
  check(text);
  const begins = packedIn(text);
  if (begins.length > mostPacked) throw new Error(unusual);
  let left = mostUnpacked;
  for (const at of begins) {
    const unpacked = unpack(bytes.subarray(at), left);
    left -= unpacked.length;
    check(unpacked);
  }
}

/** Where streams of packed objects begin: each part of the text is read once, however many there are. */
function packedIn(text: string): number[] {
  const begins: number[] = [];
  let from = 0;
  let [isPacked, hasBegun] = [false, false];
  for (const { 0: word, 1: newline, index } of text.matchAll(/endobj|endstream|stream(\r?\n)?/g)) {
    const part = text.slice(from, index);
    const ends = word.startsWith("end");
    isPacked ||= packedType.test(part) || (!ends && packedOffset.test(part));
    from = index + word.length;
    if (ends) {
      // Before it has begun, what looks like its end stands in a comment or a string.
      if (hasBegun) [isPacked, hasBegun] = [false, false];
    } else if (isPacked) {
      if (!newline || (!hasBegun && !isInflatable(part))) throw new Error(unusual);
      begins.push(from);
      hasBegun = true;
    }
  }
  return begins;
}

/** Readers undo further filters and predictors, under which a name is none to us. */
function isInflatable(dictionary: string): boolean {
  const filters = dictionary.match(/\/(Filter|F|DecodeParms|DP)(?![A-Za-z0-9])/g) ?? [];
  const isFlate = /\/Filter\s*(\/FlateDecode(?![A-Za-z0-9])|\[\s*\/FlateDecode\s*\])/;
  return filters.length === 1 && isFlate.test(dictionary) && !/#[\da-f]{2}/i.test(dictionary);
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
