import { useQueryClient } from "@tanstack/react-query";
import type { TimerInput } from "../../../domain/hours/timer/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { noAnswer } from "../../api-client/failure-text.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { toastFailure } from "../../ui/toast-failure.ts";
import { discardTimer, timerPath } from "./timer-query.ts";

function useTimerMutation<Input>(
  change: (input: Input) => Promise<unknown>,
  failed: string,
  done: () => void,
) {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: change,
    onSuccess: done,
    onError: (error) => toastFailure(failed, error, noAnswer),
    onSettled: () => queries.invalidateQueries({ queryKey: [timerPath] }),
  });
}

export const useStartTimer = (done: () => void) =>
  useTimerMutation(
    (input: TimerInput) => request("PUT", timerPath, input),
    "The timer was not started",
    done,
  );

export const useDiscardTimer = (done: () => void) =>
  useTimerMutation(discardTimer, "The timer was not discarded", done);
