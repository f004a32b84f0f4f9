import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

test.each([
  ["no proxy: the header is a claim", "10.0.0.1", "203.0.113.9", 0, "10.0.0.1"],
  ["one proxy: its entry is the last", "10.0.0.1", "6.6.6.6, 203.0.113.9", 1, "203.0.113.9"],
  ["two proxies", "10.0.0.1", "6.6.6.6, 203.0.113.9, 10.0.0.2", 2, "203.0.113.9"],
  ["fewer entries than proxies", "10.0.0.1", "203.0.113.9", 2, "203.0.113.9"],
  ["no header", "10.0.0.1", undefined, 1, "10.0.0.1"],
  ["not an address", "10.0.0.1", "203.0.113.9, <script>", 1, "10.0.0.1"],
  ["with a port", "10.0.0.1", "203.0.113.9:4711", 1, "203.0.113.9"],
  ["IPv6 with a port", "10.0.0.1", "[2001:db8::1]:4711", 1, "2001:db8::1"],
  ["no peer", undefined, undefined, 0, "unknown"],
])("%s", (_, peer, header, proxies, expected) => {
  expect(clientAddress(peer, header, proxies)).toBe(expected);
});
