import { type UseMutationOptions, useQueryClient } from "@tanstack/react-query";
import { currentUserQuery } from "../api-client/current-user.ts";
import { RequestError } from "../api-client/api-fetch.ts";
import { useSingleMutation } from "../api-client/use-single-mutation.ts";

export function useMemberMutation<Answer, Input>(
  options: UseMutationOptions<Answer, Error, Input>,
) {
  const queries = useQueryClient();
  return useSingleMutation({
    ...options,
    onError: (error, ...rest) => {
      if (error instanceof RequestError && error.status === 401)
        void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      return options.onError?.(error, ...rest);
    },
  });
}
