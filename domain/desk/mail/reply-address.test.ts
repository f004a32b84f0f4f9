import { expect, test } from "vitest";
import { readInboxUrl } from "../../../platform/inbox-url.ts";
import { readReplyAddress, replyAddress } from "./reply-address.ts";

const id = "0b5e2f0c-9f4d-4c57-8a3e-6d1f2b7c9e80";
const of = (name: string, secret = "a-secret-for-tests-of-32-letters") => ({
  mail: { inbox: { ...readInboxUrl("imaps://a:b@imap.example"), address: `${name}@firm.example` } },
  secret,
});
/** As it went out while id and proof were written as hex. */
const earlier = "inbox+c0b5e2f0c9f4d4c578a3e6d1f2b7c9e802400767914f443fa9bbc@firm.example";

test.each(["a", "inbox", "twenty-characters-ab"])(
  "the address of a conversation at %s fits a local part, and is read in any case",
  (name) => {
    const address = replyAddress(of(name), id) ?? "";
    expect(address.split("@")[0]?.length).toBe(name.length + 44);
    expect(address.indexOf("@")).toBeLessThanOrEqual(64);
    expect(readReplyAddress(of(name), address)).toBe(id);
    expect(readReplyAddress(of(name), address.toUpperCase())).toBe(id);
  },
);

test.each(["00000000-0000-4000-8000-000000000000", "ffffffff-ffff-4fff-bfff-ffffffffffff"])(
  "%s comes back whole",
  (id) => {
    expect(readReplyAddress(of("inbox"), replyAddress(of("inbox"), id) ?? "")).toBe(id);
  },
);

test("an address that went out before is still read", () => {
  expect(readReplyAddress(of("inbox"), earlier)).toBe(id);
  expect(readReplyAddress(of("inbox"), earlier.toUpperCase())).toBe(id);
});

const swap = (digit: string) => (digit === "0" ? "1" : "0");

test.each([replyAddress(of("inbox"), id) ?? "", earlier])("nobody makes one like %s up", (own) => {
  const forged = [
    own.replace(/.(?=@)/, swap),
    own.replace(/(?<=\+c.)./, swap),
    own.replace(/.(?=@)/, ""),
    own.replace("+c", "+c0"),
    own.replace(/(?<=\+c)./, "8"),
  ];
  for (const address of forged) expect(readReplyAddress(of("inbox"), address)).toBeNull();
  expect(readReplyAddress(of("inbox", "another-secret-of-32-letters-abc"), own)).toBeNull();
  expect(readReplyAddress(of("other"), own)).toBeNull();
});
