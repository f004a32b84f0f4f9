import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { dollars } from "../../../content/dollars.ts";
import { sayMinutes } from "../../../content/minutes.ts";
import type { MonthReport } from "../../../domain/office/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { AdminLayout } from "../admin-layout.tsx";
import { adminMeta } from "../admin-page.ts";
import { HoursReport } from "./hours-report.tsx";
import { outstanding, OutstandingReport } from "./outstanding-report.tsx";
import { reportsPath } from "./reports-path.ts";
import { RevenueReport } from "./revenue-report.tsx";

const title = "Reports";

export const meta = () => adminMeta(title);

function Figures({ present }: { present: MonthReport }) {
  const { cents, companies, usedMinutes } = present;
  const figures = [
    ["Recurring a month", dollars(cents)],
    ["Companies that pay", String(companies)],
    ["Used this month", sayMinutes(usedMinutes)],
    ["Outstanding", dollars(outstanding(present))],
  ];
  return (
    <dl className="facts">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="fact-figure">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

const isEmpty = (report: MonthReport) =>
  Object.entries(report).every(([name, value]) => name === "month" || value === 0);

function Months() {
  const query = useQuery({
    queryKey: [reportsPath],
    queryFn: fetchByKey<MonthReport[]>("throw"),
    staleTime: 0,
  });
  const months = query.data;
  const present = months?.at(-1);
  if (!months || !present)
    return <NotLoaded what="The reports" query={query} loading="Loading reports..." />;
  if (months.every(isEmpty))
    return (
      <p className="empty">
        Nothing has been sold, worked or billed yet. The first membership shows here.
      </p>
    );
  return (
    <>
      <Figures present={present} />
      <RevenueReport months={months} />
      <HoursReport months={months} />
      <OutstandingReport months={months} />
    </>
  );
}

export default function Reports() {
  return (
    <AdminLayout title={title} subtitle="The last 24 months. This one is not over yet.">
      {() => (
        <>
          <p>
            <Link className="link" to="/admin/reports/account">
              A page for the accountant
            </Link>
          </p>
          <Months />
        </>
      )}
    </AdminLayout>
  );
}
