import { timingSafeEqual } from "node:crypto";
import type { Settings } from "../../../platform/env.ts";
import { keyedHash } from "../../../platform/keyed-hash.ts";

type Known = { mail: Pick<Settings["mail"], "inbox">; secret: string };

const idDigits = 32;
const hashBytes = 10;
/** The id and its proof in 26 bytes, as base32hex (RFC 4648): 42 digits, the first of three bits. */
const tag = /^c([0-7][\da-v]{41})$/;
/** The same as hex, of mails that went out before: too long beside a mailbox's name of eleven. */
const longTag = /^c([\da-f]{52})$/;

const shorten = (hex: string) => BigInt(`0x${hex}`).toString(32).padStart(42, "0");

const lengthen = (short: string) =>
  Array.from(short)
    .reduce((value, digit) => value * 32n + BigInt(Number.parseInt(digit, 32)), 0n)
    .toString(16)
    .padStart(52, "0");

const proofOf = (secret: string, id: string) =>
  keyedHash(secret, "reply address", id).subarray(0, hashBytes);

/** Of a conversation; nobody guesses another's. Null where no mailbox is read. */
export function replyAddress({ mail: { inbox }, secret }: Known, id: string): string | null {
  if (!inbox) return null;
  const [local = "", host = ""] = inbox.address.split("@");
  const hex = id.replaceAll("-", "") + proofOf(secret, id).toString("hex");
  return `${local}+c${shorten(hex)}@${host}`;
}

/** Mail servers may lower the case. Null for any other address. */
export function readReplyAddress({ mail: { inbox }, secret }: Known, address: string) {
  const [local = "", host = ""] = (inbox?.address ?? "").split("@");
  const given = address.trim().toLowerCase();
  if (!inbox || !given.startsWith(`${local}+`) || !given.endsWith(`@${host}`)) return null;
  const tagged = given.slice(local.length + 1, -host.length - 1);
  const [, short] = tag.exec(tagged) ?? [];
  const hex = short ? lengthen(short) : longTag.exec(tagged)?.[1];
  if (!hex) return null;
  const id = hex.slice(0, idDigits).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const proof = Buffer.from(hex.slice(idDigits), "hex");
  return timingSafeEqual(proof, proofOf(secret, id)) ? id : null;
}
