import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { civilDay } from "../../../content/civil-day.ts";
import { dollars } from "../../../content/dollars.ts";
import { firm } from "../../../content/firm.ts";
import type { Account } from "../../../domain/invoices/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { useAddress } from "../../use-address.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { adminMeta } from "../admin-page.ts";
import { CivilDay } from "../civil-day.tsx";
import { type Column, DataTable } from "../lists/data-table.tsx";
import { DayFilter } from "../lists/day-filter.tsx";
import { readDay } from "../lists/use-list.ts";
import { reportsPath } from "./reports-path.ts";

export const meta = () => adminMeta("For the accountant");

const day = (date: string | null) => (date ? <CivilDay date={date} /> : null);

const columns: Column<Account["invoices"][number]>[] = [
  { label: "Invoice", className: "record-main", cell: ({ number }) => number },
  { label: "Company", cell: ({ company }) => company },
  { label: "Issued", className: "figure", cell: ({ date }) => day(date) },
  { label: "Amount", amount: true, cell: ({ cents }) => dollars(cents) },
  { label: "Paid", className: "figure", cell: ({ paidOn }) => day(paidOn) },
  { label: "Voided", className: "figure", cell: ({ voidedOn }) => day(voidedOn) },
  {
    label: "Outstanding",
    amount: true,
    cell: ({ cents, outstanding }) => (outstanding ? dollars(cents) : ""),
  },
];

function Sheet({ account }: { account: Account }) {
  const { from, to, issuedCents, paidCents, creditCents, outstandingCents, invoices } = account;
  const figures: [string, number][] = [
    ["Issued", issuedCents],
    ["Paid", paidCents],
    ["Credited by voiding", creditCents],
    [`Outstanding on ${civilDay(to)}`, outstandingCents],
  ];
  return (
    <>
      <p>
        {firm.name}, {civilDay(from)} to {civilDay(to)}, in US dollars. Charges to cards are in the
        card provider’s own reports.
      </p>
      <dl className="facts">
        {figures.map(([name, cents]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="fact-figure">{dollars(cents)}</dd>
          </div>
        ))}
      </dl>
      {invoices.length > 0 ? (
        <DataTable caption="Invoices of these days" columns={columns} rows={invoices} />
      ) : (
        <p className="empty">No invoice was issued, paid, voided or outstanding in these days.</p>
      )}
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
    queryFn: fetchByKey<Account>("throw"),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data } = query;
  if (!data) return <NotLoaded what="The invoices" query={query} loading="Loading invoices..." />;
  return (
    <>
      <div className="account-days">
        <DayFilter name="from" label="From" day={data.from} change={change} />
        <DayFilter name="to" label="To" day={data.to} change={change} />
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
      subtitle="Every invoice that was issued, paid, voided or outstanding in the days you choose."
    >
      {() => <Days />}
    </AdminLayout>
  );
}
