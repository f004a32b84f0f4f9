import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Conversation } from "../../../domain/desk/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { fetchByKey } from "../../api-client/query-client.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { inboxPath } from "./inbox-path.ts";

const keyOf = (id: string) => [`${inboxPath}/${id}`];

/** What others write shows while somebody reads. */
export const everyMs = 30_000;

export const useConversation = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: fetchByKey<Conversation>("throw"),
    staleTime: 0,
    refetchInterval: everyMs,
  });

type Step<Input> = {
  method: "POST" | "PATCH";
  part: string;
  /** Before what it answers with is shown. */
  onArrival?: (sent: Input) => void;
};

function useStepOptions<Input extends object>(
  id: string,
  { method, part, onArrival }: Step<Input>,
) {
  const queries = useQueryClient();
  return {
    mutationFn: async (body: Input) =>
      (await request(method, `${inboxPath}/${id}${part}`, body)).json() as Promise<Conversation>,
    onSuccess: (conversation: Conversation, sent: Input) => {
      onArrival?.(sent);
      queries.setQueryData(keyOf(id), conversation);
    },
    onSettled: async () => {
      // Its place among those that wait, too: what is next depends on it.
      void queries.invalidateQueries({ queryKey: [inboxPath] });
      await queries.invalidateQueries({ queryKey: keyOf(id) });
    },
  };
}

export const useStep = <Input extends object>(id: string, step: Step<Input>) =>
  useSingleMutation<Conversation, Input>(useStepOptions(id, step));

/** Several in a row are all made, one after the other; a refusal is told until the next is tried. */
export function useChanges<Input extends object>(id: string) {
  const [waiting, setWaiting] = useState<Input[]>([]);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const { onSettled, ...options } = useStepOptions<Input>(id, { method: "PATCH", part: "" });
  const { mutate } = useMutation<Conversation, Error, Input>({
    ...options,
    scope: { id: `conversation ${id}` },
    onError: setRefusal,
    onSettled: async (_answer, _error, change) => {
      await onSettled();
      setWaiting((all) => all.filter((one) => one !== change));
    },
  });
  const change = (next: Input) => {
    setRefusal(null);
    setWaiting((all) => [...all, next]);
    mutate(next);
  };
  return { waiting, refusal, change };
}
