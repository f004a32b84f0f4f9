import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CompanyNote } from "../../../domain/companies/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { useSendKey } from "../../api-client/use-send-key.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { Failure } from "../../ui/failure.tsx";
import { toast } from "../../ui/toast-store.ts";
import { Moment } from "../moment.tsx";
import { companiesPath } from "./companies-path.ts";

type Props = { id: string; notes: CompanyNote[] };

export function Notes({ id, notes }: Props) {
  const queries = useQueryClient();
  const [text, setText] = useState("");
  const { keyOf, hasArrived } = useSendKey();
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: (sent: string) =>
      request("POST", `${companiesPath}/${id}/notes`, { text: sent, key: keyOf(`${id} ${sent}`) }),
    onSuccess: (_, sent) => {
      hasArrived();
      // What has been typed since stays.
      setText((now) => (now === sent ? "" : now));
      toast({ title: "Note added" });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [`${companiesPath}/${id}`] }),
  });
  return (
    <>
      <form
        className="note-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "" && !isPending) mutate(text);
        }}
      >
        <label className="sr-only" htmlFor="company-note">
          New note
        </label>
        <textarea
          id="company-note"
          className="control"
          rows={2}
          placeholder="Only staff read notes"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button className="button button-quiet" aria-disabled={isPending || text.trim() === ""}>
          Add note
        </button>
      </form>
      <Failure error={error} otherwise="The server did not respond. Your note is still here." />
      <ul className="notes">
        {notes.map(({ id, author, text, createdAt }) => (
          <li key={id}>
            <p className="note-text">{text}</p>
            <p className="record-detail">
              {author ?? "Somebody who has left"}, <Moment iso={createdAt} withTime />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
