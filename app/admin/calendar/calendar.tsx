import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { firm } from "../../../content/firm.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { AdminLayout } from "../admin-layout.tsx";
import { adminMeta } from "../admin-page.ts";
import { calendarPath, calendarQuery } from "./calendar-query.ts";
import { type Draft, Year } from "./year.tsx";
import { sayDraft } from "./say-draft.ts";
import type { ClosedDay } from "../../../domain/calendar/schema.ts";
import { LeaveGuard } from "../leave-guard.tsx";
import type { RouteHandle } from "../../route-handle.ts";

const title = "Calendar";

export const meta = () => adminMeta(title);
export const handle = { asks: () => [calendarPath] } satisfies RouteHandle;

const hasChanged = (days: ClosedDay[], draft: Draft | null | undefined) =>
  draft != null && sayDraft(days, draft) !== "";

function Years() {
  const query = useQuery(calendarQuery);
  const [drafts, setDrafts] = useState<Record<number, Draft | null>>({});
  const years = query.data;
  const unsaved = years?.filter(({ year, days }) => hasChanged(days, drafts[year])) ?? [];
  return years ? (
    <>
      {years.map((known) => (
        <Year
          key={known.year}
          known={known}
          draft={drafts[known.year] ?? null}
          onDraft={(draft) => setDrafts((all) => ({ ...all, [known.year]: draft }))}
        />
      ))}
      <LeaveGuard
        unsaved={unsaved.length > 0}
        text={`What you changed in ${unsaved.map(({ year }) => year).join(" and ")} has not been saved.`}
      />
    </>
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
