import { timingSafeEqual } from "node:crypto";
import type { Settings } from "../../../platform/env.ts";
import { keyedHash } from "../../../platform/keyed-hash.ts";

type Known = { mail: Pick<Settings["mail"], "inbox">; secret: string };

const hashBytes = 10;
const tag = /^c([\da-f]{32})([\da-f]{20})$/;

const proofOf = (secret: string, id: string) =>
  keyedHash(secret, "reply address", id).subarray(0, hashBytes);

/** Of a conversation; nobody guesses another's. Null where no mailbox is read. */
export function replyAddress({ mail: { inbox }, secret }: Known, id: string): string | null {
  if (!inbox) return null;
  const [local = "", host = ""] = inbox.address.split("@");
  return `${local}+c${id.replaceAll("-", "")}${proofOf(secret, id).toString("hex")}@${host}`;
}

/** Mail servers may lower the case. Null for any other address. */
export function readReplyAddress({ mail: { inbox }, secret }: Known, address: string) {
  const [local = "", host = ""] = (inbox?.address ?? "").split("@");
  const given = address.trim().toLowerCase();
  if (!inbox || !given.startsWith(`${local}+`) || !given.endsWith(`@${host}`)) return null;
  const [, hex = "", proof = ""] = tag.exec(given.slice(local.length + 1, -host.length - 1)) ?? [];
  if (hex === "") return null;
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return timingSafeEqual(Buffer.from(proof, "hex"), proofOf(secret, id)) ? id : null;
}
