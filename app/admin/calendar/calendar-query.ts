import type { CalendarYear } from "../../../domain/calendar/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";

export const calendarPath = "/api/admin/calendar";

export const calendarQuery = {
  queryKey: [calendarPath],
  queryFn: fetchByKey<CalendarYear[]>("throw"),
};
