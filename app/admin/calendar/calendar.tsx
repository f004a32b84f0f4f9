import { useQuery } from "@tanstack/react-query";
import { firm } from "../../../content/firm.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { AdminLayout } from "../admin-layout.tsx";
import { adminMeta } from "../admin-page.ts";
import { calendarPath, calendarQuery } from "./calendar-query.ts";
import { Year } from "./year.tsx";
import type { RouteHandle } from "../../route-handle.ts";

const title = "Calendar";

export const meta = () => adminMeta(title);
export const handle = { asks: () => [calendarPath] } satisfies RouteHandle;

function Years() {
  const query = useQuery(calendarQuery);
  return query.data ? (
    query.data.map((year) => <Year key={`${year.year} ${year.updatedAt}`} year={year} />)
  ) : (
    <NotLoaded what="The calendar" query={query} loading="Loading the calendar..." />
  );
}

export default function Calendar() {
  return (
    <AdminLayout
      title={title}
      subtitle={`The firm works ${firm.hours.inWords}. Promises to clients pass over the days listed here.`}
    >
      {() => <Years />}
    </AdminLayout>
  );
}
