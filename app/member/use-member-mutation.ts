import { useMutation, type UseMutationOptions, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { currentUserQuery } from "../data/current-user.ts";
import { RequestError } from "../data/request.ts";

/**
 * A change only a member can make, one at a time: a second press comes before the page shows the first.
 * Where the session turns out to have ended, the page asks anew who is there.
 */
export function useMemberMutation<Answer, Input>(
  options: UseMutationOptions<Answer, Error, Input>,
) {
  const queries = useQueryClient();
  const running = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: (...outcome) => {
      running.current = false;
      return options.onSettled?.(...outcome);
    },
    onError: (error, ...rest) => {
      if (error instanceof RequestError && error.status === 401)
        void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      return options.onError?.(error, ...rest);
    },
  });
  return {
    ...mutation,
    mutate: (...input: Parameters<typeof mutation.mutate>) => {
      if (running.current) return;
      running.current = true;
      mutation.mutate(...input);
    },
  };
}
