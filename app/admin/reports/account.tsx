import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { civilDay } from "../../../content/civil-day.ts";
import { exactDollars } from "../../../content/dollars.ts";
import { unbroken } from "../../../content/unbroken.ts";
import { firm } from "../../../content/firm.ts";
import type { FullAccount } from "../../../domain/office/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { useAddress } from "../../use-address.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { adminMeta } from "../admin-page.ts";
import { CivilDay } from "../civil-day.tsx";
import { type Column, DataTable } from "../lists/data-table.tsx";
import { DayRange } from "../lists/day-filter.tsx";
import { readDay } from "../lists/use-list.ts";
import { reportsPath } from "./reports-path.ts";

export const meta = () => adminMeta("For the accountant");

const day = (date: string | null) => (date ? <CivilDay date={date} /> : null);

const columns: Column<FullAccount["invoices"][number]>[] = [
  { label: "Invoice", className: "record-main figure", cell: ({ number }) => number },
  { label: "Company", cell: ({ company }) => company },
  { label: "Issued", className: "figure", cell: ({ date }) => day(date) },
  { label: "Amount", amount: true, cell: ({ cents }) => exactDollars(cents) },
  { label: "Paid", className: "figure", cell: ({ paidOn }) => day(paidOn) },
  { label: "Voided", className: "figure", cell: ({ voidedOn }) => day(voidedOn) },
  {
    label: "Outstanding",
    amount: true,
    cell: ({ cents, outstanding }) => (outstanding ? exactDollars(cents) : ""),
  },
];

const paidBack: Column<FullAccount["creditsPaidBack"][number]>[] = [
  { label: "Credit paid back", className: "record-main", cell: ({ text }) => text },
  { label: "Company", cell: ({ company }) => company },
  { label: "Paid back", className: "figure", cell: ({ date }) => day(date) },
  { label: "How", cell: ({ reason }) => reason },
  { label: "Amount", amount: true, cell: ({ cents }) => exactDollars(cents) },
];

const charges: Column<FullAccount["cards"]["charges"][number]>[] = [
  {
    label: "Invoice",
    className: "record-main figure",
    cell: ({ number }) => number || "Not numbered yet",
  },
  { label: "Company", className: "account-company", cell: ({ company }) => company },
  { label: "Billed", className: "figure", cell: ({ date }) => day(date) },
  { label: "Amount", amount: true, cell: ({ cents }) => exactDollars(cents) },
  { label: "Paid on", className: "figure", cell: ({ paidOn }) => day(paidOn) },
  {
    label: "Paid",
    amount: true,
    cell: ({ paidCents }) => (paidCents ? exactDollars(paidCents) : ""),
  },
  {
    label: "By credit",
    amount: true,
    cell: ({ creditUsedCents }) => (creditUsedCents ? exactDollars(creditUsedCents) : ""),
  },
  {
    label: "Returned",
    amount: true,
    cell: ({ returnedCents }) => (returnedCents ? exactDollars(returnedCents) : ""),
  },
  {
    label: "Outstanding",
    amount: true,
    cell: ({ cents, outstanding }) => (outstanding ? exactDollars(cents) : ""),
  },
];

type Part = { heading: string; figures: [name: string, cents: number][]; children: ReactNode };

function Part({ heading, figures, children }: Part) {
  return (
    <section className="report" aria-label={heading}>
      <h2 className="text-title-3">{heading}</h2>
      <dl className="facts">
        {figures.map(([name, cents]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="fact-figure">{exactDollars(cents)}</dd>
          </div>
        ))}
      </dl>
      <div className="report-table">{children}</div>
    </section>
  );
}

function Sheet({ account }: { account: FullAccount }) {
  const { from, to, invoices, creditsPaidBack, cards } = account;
  const open = `Outstanding on ${unbroken(civilDay(to))}`;
  return (
    <>
      <p className="account-sum">
        {firm.name}, {civilDay(from)} to {civilDay(to)}, in US dollars. Received in these days:{" "}
        <strong>
          {exactDollars(
            account.paidCents - account.paidBackCents + cards.paidCents - cards.returnedCents,
          )}
        </strong>
        .
      </p>
      <Part
        heading="Invoices of the firm"
        figures={[
          ["Issued", account.issuedCents],
          ["Paid", account.paidCents],
          ["Credited by voiding", account.creditCents],
          ["Credits paid back", account.paidBackCents],
          [open, account.outstandingCents],
        ]}
      >
        {invoices.length > 0 ? (
          <DataTable caption="Invoices of these days" columns={columns} rows={invoices} />
        ) : (
          <p className="empty">No invoice was issued, paid, voided or outstanding in these days.</p>
        )}
        {creditsPaidBack.length > 0 ? (
          <DataTable
            caption="Credits paid back in these days"
            columns={paidBack}
            rows={creditsPaidBack}
          />
        ) : null}
      </Part>
      <Part
        heading="Charged to cards"
        figures={[
          ["Billed", cards.billedCents],
          ["Paid", cards.paidCents],
          ["Paid by credit", cards.creditUsedCents],
          ["Refunded, credited or lost", cards.returnedCents],
          [open, cards.outstandingCents],
        ]}
      >
        {cards.charges.length > 0 ? (
          <DataTable caption="Card charges of these days" columns={charges} rows={cards.charges} />
        ) : (
          <p className="empty">No card was billed, charged or refunded in these days.</p>
        )}
      </Part>
    </>
  );
}

function Days() {
  const { params, change } = useAddress();
  const asked = Object.fromEntries(
    ["from", "to"].map((name) => [name, readDay(params, name)]).filter(([, date]) => date !== ""),
  );
  const search = new URLSearchParams(asked).toString();
  const query = useQuery({
    queryKey: [`${reportsPath}/account${search && `?${search}`}`],
    queryFn: fetchByKey<FullAccount>("throw"),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data } = query;
  if (!data) return <NotLoaded what="The invoices" query={query} loading="Loading invoices..." />;
  return (
    <>
      <div className="account-days">
        <DayRange from={data.from} to={data.to} change={change} />
        <button type="button" className="button button-quiet" onClick={() => window.print()}>
          Print
        </button>
        <a className="link" href={`${reportsPath}/account.csv?${search}`} download>
          Export CSV
        </a>
      </div>
      <Sheet account={data} />
    </>
  );
}

export default function AccountPage() {
  return (
    <AdminLayout
      title="For the accountant"
      subtitle="Every invoice and card charge that was billed, paid, given back or outstanding in the days you choose."
    >
      {() => <Days />}
    </AdminLayout>
  );
}
