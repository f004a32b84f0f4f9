import { oneLine } from "../fields/schema.ts";

const longest = 100;
/** An email may call a file by megabytes, of which each dot would be tried as the last. */
const mostRead = 1_000;
/** Letters that turn the direction of what follows can make an .exe look like a .pdf. */
const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** What a sender called it, as a name that no system reads as a path, and with the ending of what it is. */
export function fileName(given: string, ending: string): string {
  const own = oneLine(given.slice(-mostRead)).replace(turning, "").split(/[/\\]/).at(-1) ?? "";
  const plain = own.replace(/[<>:"|?*]/g, "_").replace(/^[.\s]+|[.\s]+$/g, "");
  const dot = plain.lastIndexOf(".");
  const same = plain.slice(dot + 1).toLowerCase() === ending;
  const pictures = ending === "webp" && /\.(png|jpe?g|webp|avif)$/i.test(plain);
  const stem = dot > 0 && (same || pictures) ? plain.slice(0, dot) : plain;
  return `${stem.slice(0, longest).toWellFormed().trim() || "file"}.${ending}`;
}
