import { useQuery } from "@tanstack/react-query";
import type { RouteHandle } from "../../route-handle.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { AdminLayout } from "../admin-layout.tsx";
import { adminMeta } from "../admin-page.ts";
import { PastWeeks } from "./past-weeks.tsx";
import { TodayList } from "./today-list.tsx";
import { todayPath, todayQuery, weeksPath, weeksQuery } from "./today-query.ts";

const title = "Today";

export const meta = () => adminMeta(title);
export const handle = { asks: () => [todayPath, weeksPath] } satisfies RouteHandle;

/** The weeks stand beneath the list, and wait for it, so that it doesn't push them down. */
function Queue() {
  const today = useQuery(todayQuery);
  const weeks = useQuery(weeksQuery);
  if (!today.data)
    return <NotLoaded what="What waits" query={today} loading="Loading what waits..." />;
  return (
    <>
      <TodayList today={today.data} />
      {weeks.data ? (
        <PastWeeks past={weeks.data} />
      ) : (
        <NotLoaded what="The last weeks" query={weeks} loading="Loading the last weeks..." />
      )}
    </>
  );
}

export default function TodayScreen() {
  return (
    <AdminLayout title={title} subtitle="Everything that needs a person now, the next due first.">
      {() => <Queue />}
    </AdminLayout>
  );
}
