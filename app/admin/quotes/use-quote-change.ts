import { useQueryClient } from "@tanstack/react-query";
import type { StaffQuote } from "../../../domain/quotes/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { toast } from "../../ui/toast-store.ts";
import { quotesPath } from "./quotes-path.ts";

type Change = { method: "POST" | "PUT" | "PATCH"; path: string; done: string };

/** What lists show is read again, after a refusal too: somebody else may have been faster. */
export function useQuoteChange(
  { method, path, done }: Change,
  onDone: (quote: StaffQuote) => void = () => undefined,
) {
  const queries = useQueryClient();
  return useSingleMutation<StaffQuote, object>({
    mutationFn: async (body) => (await request(method, `${quotesPath}${path}`, body)).json(),
    onSuccess: (quote) => {
      toast({ title: done, description: `${quote.title}, ${quote.company}` });
      onDone(quote);
    },
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [first] }) =>
          String(first).startsWith(quotesPath) || first === "/api/admin/today",
      }),
  });
}
