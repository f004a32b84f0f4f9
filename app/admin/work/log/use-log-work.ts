import { useQueryClient } from "@tanstack/react-query";
import type { ListedWork } from "../../../../domain/hours/schema.ts";
import { request } from "../../../api-client/api-fetch.ts";
import { useSendKey } from "../../../api-client/use-send-key.ts";
import { useSingleMutation } from "../../../api-client/use-single-mutation.ts";
import { toast } from "../../../ui/toast-store.ts";
import { companiesPath } from "../../companies/companies-path.ts";
import { minutesInWords } from "../../say-minutes.ts";
import { discardTimer, timerPath } from "../timer-query.ts";
import { workPath } from "../work-path.ts";
import { changedMeanwhile } from "./changed-meanwhile.ts";
import type { Logged } from "./log-fields.ts";
import { closeLog, type Draft, readAgain } from "./log-state.ts";

export function useLogWork({ id, updatedAt, fromTimer, request: answered }: Draft) {
  const queries = useQueryClient();
  const { keyOf, hasArrived } = useSendKey();
  return useSingleMutation({
    mutationFn: async (logged: Logged): Promise<ListedWork> => {
      const saved = id
        ? await request("PATCH", `${workPath}/${id}`, { ...logged, updatedAt })
        : await request("POST", workPath, {
            ...logged,
            key: keyOf(JSON.stringify(logged)),
            ...(answered?.companyId === logged.companyId && { requestId: answered.id }),
          });
      const line: ListedWork = await saved.json();
      // Kept apart: what is logged stays logged, and a timer that could not be stopped shows.
      if (fromTimer) await discardTimer(fromTimer).catch(() => null);
      return line;
    },
    onSuccess: ({ company, billedMinutes, waitsForAgreement }) => {
      hasArrived();
      closeLog();
      const what = `${minutesInWords(billedMinutes)} for ${company}`;
      toast({
        title: id ? "Line logged again" : "Work logged",
        description: waitsForAgreement ? `${what}. An owner has to agree to the overage.` : what,
      });
    },
    onError: (failure) => {
      const line = changedMeanwhile(failure);
      if (line) readAgain(line);
    },
    onSettled: () =>
      Promise.all(
        [workPath, companiesPath, timerPath].map((path) =>
          queries.invalidateQueries({
            predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path),
          }),
        ),
      ),
  });
}
