import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Conversation, ListedConversation } from "../../../domain/desk/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { fetchByKey } from "../../api-client/query-client.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Failure } from "../../ui/failure.tsx";
import { toast } from "../../ui/toast-store.ts";
import { ListSearch } from "../lists/list-tools.tsx";
import { inboxPath } from "./inbox-path.ts";
import { MergeChoices } from "./merge-choices.tsx";
import { MergeEnds } from "./merge-ends.tsx";

type Props = { conversation: Conversation; onDone: () => void };

export function MergeDialog({ conversation, onDone }: Props) {
  const { id } = conversation;
  const [q, setWords] = useState("");
  const [into, setInto] = useState<ListedConversation | null>(null);
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: [`${inboxPath}/${id}/merge?${new URLSearchParams({ q })}`],
    queryFn: fetchByKey<ListedConversation[]>("throw"),
    staleTime: 0,
    gcTime: 0,
  });
  const { mutate, isPending, error } = useSingleMutation<Conversation, { into: string }>({
    mutationFn: async (body) =>
      (await request("POST", `${inboxPath}/${id}/merge`, body)).json() as Promise<Conversation>,
    onSuccess: (kept) => {
      // The address of this one answers with the other from now on, and its screen leads there.
      for (const one of [kept.id, id]) queries.setQueryData([`${inboxPath}/${one}`], kept);
      toast({ title: "Conversations merged", description: "You see the one that is left." });
    },
  });
  return (
    <div className="form">
      <ListSearch
        label="Search what it can be merged into"
        words={q}
        change={(parts) => setWords(parts["q"] ?? "")}
      />
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (into && !isPending) mutate({ into: into.id });
        }}
      >
        {query.data ? (
          <MergeChoices
            among={query.data}
            narrowed={q !== ""}
            chosen={into?.id ?? null}
            onChoose={setInto}
          />
        ) : (
          <NotLoaded what="The list" query={query} loading="Looking for conversations..." />
        )}
        {into ? <MergeEnds from={conversation} intoId={into.id} /> : null}
        <Failure error={error} otherwise="The server did not respond. Look at both again." />
        <DialogActions onDismiss={onDone} pending={isPending || !into} danger>
          {isPending ? "Merging..." : "Merge"}
        </DialogActions>
      </form>
    </div>
  );
}
