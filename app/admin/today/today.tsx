import { useQuery } from "@tanstack/react-query";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { AdminLayout } from "../admin-layout.tsx";
import { adminMeta } from "../admin-page.ts";
import { PastWeeks } from "./past-weeks.tsx";
import { TodayList } from "./today-list.tsx";
import { todayQuery, weeksQuery } from "./today-query.ts";

const title = "Today";

export const meta = () => adminMeta(title);

function Queue() {
  const query = useQuery(todayQuery);
  return query.data ? (
    <TodayList today={query.data} />
  ) : (
    <NotLoaded what="What waits" query={query} loading="Loading what waits..." />
  );
}

function Weeks() {
  const query = useQuery(weeksQuery);
  return query.data ? (
    <PastWeeks past={query.data} />
  ) : (
    <NotLoaded what="The last weeks" query={query} loading="Loading the last weeks..." />
  );
}

export default function TodayScreen() {
  return (
    <AdminLayout title={title} subtitle="Everything that needs a person now, the next due first.">
      {() => (
        <>
          <Queue />
          <Weeks />
        </>
      )}
    </AdminLayout>
  );
}
