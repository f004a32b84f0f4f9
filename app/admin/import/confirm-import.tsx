import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { counted } from "../../../content/counted.ts";
import type { ImportRun } from "../../../domain/imports/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { failureWords } from "../../ui/failure.tsx";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { useHandOverFocus } from "../../ui/return-focus.ts";
import { importQuery, importsPath } from "./import-query.ts";

const notDone =
  "We don’t know whether it was imported. Press again: nothing is imported a second time.";

export function ConfirmImport({ run }: { run: ImportRun }) {
  const { counts, differing, doneAt } = run;
  return (
    <>
      <output className="import-state">
        {doneAt ? `Done: ${counts.add} added, ${counts.change} changed. The log has each.` : ""}
        {!doneAt && differing > 0
          ? `Nothing was imported: ${counted(differing, "row")} would do something else now than was shown. They are marked, and come first.`
          : ""}
      </output>
      {doneAt ? null : <Confirmation run={run} />}
    </>
  );
}

function Confirmation({ run: { id, kind, hash, counts } }: { run: ImportRun }) {
  const [invite, setInvite] = useState(false);
  const client = useQueryClient();
  const place = useHandOverFocus<HTMLDivElement>();
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: async (): Promise<ImportRun> =>
      (await request("POST", `${importsPath}/${id}/confirmation`, { hash, invite })).json(),
    onSuccess: (now) => {
      client.setQueryData(importQuery(id).queryKey, now);
      return client.invalidateQueries({ queryKey: [`${importsPath}/${id}/rows`] });
    },
  });
  const rows = counts.add + counts.change;
  return (
    <div ref={place} className="import-confirmation">
      {kind === "people" ? (
        <label className="import-option">
          <input
            type="checkbox"
            checked={invite}
            onChange={({ target }) => setInvite(target.checked)}
          />
          Email the invitations
        </label>
      ) : null}
      <button
        type="button"
        className="button button-primary"
        aria-disabled={isPending || rows === 0}
        onClick={() => rows > 0 && mutate()}
      >
        {isPending
          ? "Importing..."
          : rows === 0
            ? "Nothing to import"
            : `Import ${counted(rows, "row")}`}
      </button>
      <p className="import-problem" role="alert">
        {failureWords(error, notDone)}
      </p>
    </div>
  );
}
