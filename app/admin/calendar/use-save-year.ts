import { useQueryClient } from "@tanstack/react-query";
import type { ConfirmYearInput } from "../../../domain/calendar/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { toast } from "../../ui/toast-store.ts";
import { calendarPath, calendarQuery } from "./calendar-query.ts";

export function useSaveYear(year: number, onSaved: () => void) {
  const queries = useQueryClient();
  return useSingleMutation<unknown, ConfirmYearInput>({
    mutationFn: async (days) =>
      (await request("PUT", `${calendarPath}/${year}`, days)).json() as Promise<unknown>,
    onSuccess: (years) => {
      toast({ title: `${year} confirmed` });
      queries.setQueryData(calendarQuery.queryKey, years);
      onSaved();
    },
    // A colleague may have been faster: theirs shows once ours is discarded.
    onError: () => queries.invalidateQueries({ queryKey: calendarQuery.queryKey }),
  });
}
