import { useQueryClient, type UseMutationOptions } from "@tanstack/react-query";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { deliveriesPath, endpointsPath } from "./webhooks-query.ts";

type Change<Answer, Input> = Pick<
  UseMutationOptions<Answer, Error, Input>,
  "mutationFn" | "onSuccess" | "onError"
>;

export function useWebhookChange<Answer, Input>(change: Change<Answer, Input>) {
  const queries = useQueryClient();
  return useSingleMutation<Answer, Input>({
    ...change,
    onSettled: () =>
      Promise.all(
        [endpointsPath, deliveriesPath].map((path) =>
          queries.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  });
}
