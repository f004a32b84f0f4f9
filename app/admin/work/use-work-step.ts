import { useQueryClient } from "@tanstack/react-query";
import { request } from "../../api-client/api-fetch.ts";
import { noAnswer } from "../../api-client/failure-text.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { toastFailure } from "../../ui/toast-failure.ts";
import { toast } from "../../ui/toast-store.ts";
import { companiesPath } from "../companies/companies-path.ts";
import type { Message } from "../confirm-action.tsx";
import { workPath } from "./work-path.ts";

type Step = "approve" | "send-back" | "answers";

type Words = { done: Message; failed: string };

/** A step with one line; what lists show is read again, after a refusal too: somebody else may have been faster. */
export function useWorkStep(step: Step, { done, failed }: Words) {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ id, body }: { id: string; body?: object }) =>
      request("POST", `${workPath}/${id}/${step}`, body),
    onSuccess: () => toast(done),
    onError: (error) => toastFailure(failed, error, noAnswer),
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) =>
          path === workPath || String(path).startsWith(companiesPath),
      }),
  });
}
