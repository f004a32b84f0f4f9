import { eq, and } from "drizzle-orm";
import { subscriptions } from "../../domain/billing/charging/tables.ts";
import { civilDateOf } from "../../domain/fields/civil-date.ts";
import { creditsPaidBack, invoices } from "../../domain/invoices/tables.ts";
import type { FullAccount, MonthReport } from "../../domain/office/schema.ts";
import { sum } from "./books.ts";
import type { People } from "./people.ts";
import type { World } from "./world.ts";

/** Nothing waits for an answer for ever. */
export async function faultsOfWaiting({ database: { db } }: World): Promise<string[]> {
  const { status, charge } = subscriptions;
  const begun = and(eq(status, "starting"), eq(charge, "charging"));
  const waiting = await db.$count(subscriptions, begun);
  return waiting > 0 ? [`${waiting} first payments are asked for, and nobody asks`] : [];
}

const cents = (dollars: string | undefined) => Math.round(Number(dollars ?? 0) * 100);

const cellsOf = (line: string) =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) =>
    cell.replace(/^"(.*)"$/, "$1"),
  );

/** The account, its file and the months say the same, of cards and of the firm's own invoices. */
export async function faultsOfReports({ world, asStaff }: People): Promise<string[]> {
  const { db } = world.database;
  const days = `from=2027-01-01&to=${civilDateOf(world.now())}`;
  const account: FullAccount = (await asStaff(null, "GET", `/api/admin/reports/account?${days}`))!
    .body;
  const { body: file } = (await asStaff(null, "GET", `/api/admin/reports/account.csv?${days}`))!;
  const months: MonthReport[] = (await asStaff(null, "GET", "/api/admin/reports"))!.body;
  const all = (of: (month: MonthReport) => number) => sum(months.map(of));
  const own = await db.select().from(invoices);
  const back = await db.select().from(creditsPaidBack);
  const [head = "", ...lines] = String(file)
    .replace(/^\uFEFF/, "")
    .trim()
    .split(/\r?\n/);
  const names = cellsOf(head);
  const column = (name: string) =>
    sum(lines.map((line) => cents(cellsOf(line)[names.indexOf(name)])));
  const { cards } = account;
  const last = months.at(-1);
  const firm = {
    issued: sum(own.map((one) => one.cents)),
    paid: sum(own.filter(({ status }) => status === "paid").map((one) => one.cents)),
    outstanding: sum(own.filter(({ status }) => status === "open").map((one) => one.cents)),
    paidBack: sum(back.map((one) => one.cents)),
  };
  const pairs: [what: string, is: unknown, should: unknown][] = [
    ["issued", account.issuedCents, firm.issued],
    ["paid", account.paidCents, firm.paid],
    ["outstanding", account.outstandingCents, firm.outstanding],
    ["paid back", account.paidBackCents, firm.paidBack],
    ["amounts in the file", column("Amount"), firm.issued + cards.billedCents],
    [
      "returned in the file",
      column("Refunded, credited or lost"),
      firm.paidBack + cards.returnedCents,
    ],
    ["outstanding in the file", column("Outstanding"), firm.outstanding + cards.outstandingCents],
    ["credit used in the file", column("Paid by credit"), cards.creditUsedCents],
    ["outstanding at the end of the month", last?.outstandingCents, firm.outstanding],
    ["outstanding by card at the end", last?.cardOutstandingCents, cards.outstandingCents],
    ...(months[0] && months[0].month <= "2027-01"
      ? ([
          ["issued by month", all((one) => one.issuedCents), firm.issued],
          ["paid by month", all((one) => one.paidCents), firm.paid],
          ["paid back by month", all((one) => one.paidBackCents), firm.paidBack],
          ["billed to cards by month", all((one) => one.cardBilledCents), cards.billedCents],
          ["paid by card by month", all((one) => one.cardPaidCents), cards.paidCents],
          ["returned by month", all((one) => one.cardReturnedCents), cards.returnedCents],
        ] as [string, unknown, unknown][])
      : []),
  ];
  return pairs.flatMap(([what, is, should]) =>
    is === should ? [] : [`Of what is ${what}, staff read ${String(is)}, not ${String(should)}`],
  );
}
