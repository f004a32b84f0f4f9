import { expect, it } from "vitest";
import { tools } from "../../../content/board.ts";
import { askAddress, sayBoard } from "./asked-board.ts";

const read = (address: string) => sayBoard(new URL(address, "http://x").searchParams);

it("says what was picked and worked out on the home page", () => {
  const picked = ["inbox", "accounting", "old-crm"];
  expect(askAddress({ picked, hours: 11, rate: 40 })).toBe(
    "/contact?about=joining-up&tools=inbox.accounting.old-crm&hours=11&rate=40",
  );
  expect(read(askAddress({ picked, hours: 11, rate: 40 }))).toBe(
    "Connecting Inbox, Accounting, Old CRM; retyping 11 hours a week at $40: $22,880 a year",
  );
});

it("fits where an enquiry keeps what it is about", () => {
  const all = tools.map(({ id }) => id);
  expect(read(askAddress({ picked: all, hours: 1234.5, rate: 9999.25 })).length).toBeLessThan(200);
});

it.each([
  ["", "Connecting tools"],
  ["tools=inbox", "Connecting tools"],
  ["tools=inbox.<b>.inbox.__proto__.contracts", "Connecting Inbox, Contracts"],
  ["hours=6&rate=-1", "Connecting tools"],
  ["hours=1e3&rate=40", "Connecting tools"],
  ["hours=99999&rate=40", "Connecting tools"],
  ["hours=2.5&rate=60", "Connecting tools; retyping 2.5 hours a week at $60: $7,800 a year"],
])("%s: %s", (query, said) => {
  expect(sayBoard(new URLSearchParams(query))).toBe(said);
});

it("leaves out a number that nobody gave, and a single tool", () => {
  expect(askAddress({ picked: ["inbox"], hours: Number.NaN, rate: 40 })).toBe(
    "/contact?about=joining-up&rate=40",
  );
});
