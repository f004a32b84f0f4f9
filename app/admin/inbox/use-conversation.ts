import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Conversation } from "../../../domain/desk/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { fetchByKey } from "../../api-client/query-client.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { inboxPath } from "./inbox-path.ts";

const keyOf = (id: string) => [`${inboxPath}/${id}`];

/** What others write shows while somebody reads. */
const everyMs = 30_000;

export const useConversation = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: fetchByKey<Conversation>("throw"),
    staleTime: 0,
    refetchInterval: everyMs,
  });

type Step = { method: "POST" | "PATCH"; part: string };

/** A change of one conversation; what it answers with is what is shown. */
export function useStep<Input extends object>(id: string, { method, part }: Step) {
  const queries = useQueryClient();
  return useSingleMutation<Conversation, Input>({
    mutationFn: async (body) =>
      (await request(method, `${inboxPath}/${id}${part}`, body)).json() as Promise<Conversation>,
    onSuccess: (conversation) => queries.setQueryData(keyOf(id), conversation),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(id) }),
  });
}
