import { useQueryClient } from "@tanstack/react-query";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";

/** A change that more than one company, and the people of each, may show. */
export function useCompanyChange<Input>(
  change: (input: Input) => Promise<unknown>,
  onSuccess: (input: Input) => void,
) {
  const queries = useQueryClient();
  return useSingleMutation<unknown, Input>({
    mutationFn: change,
    onSuccess: (_, input) => onSuccess(input),
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => /^\/api\/(admin\/)?companies/.test(String(path)),
      }),
  });
}
