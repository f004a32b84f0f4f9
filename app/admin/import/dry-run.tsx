import { useQuery } from "@tanstack/react-query";
import { type ImportedRow, type ImportRun, outcomes } from "../../../domain/imports/schema.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { useHandOverFocus } from "../../ui/return-focus.ts";
import { useAddress } from "../../use-address.ts";
import { ListRows, useLastPage } from "../lists/admin-list.tsx";
import { ListFilter } from "../lists/list-tools.tsx";
import { readListView, useList } from "../lists/use-list.ts";
import { ConfirmImport } from "./confirm-import.tsx";
import { importQuery, importsPath } from "./import-query.ts";
import { rowColumns, sayOutcome } from "./row-columns.tsx";
import { WhatWasRead } from "./what-was-read.tsx";

type Props = { id: string; onAgain: () => void };

export function DryRun({ id, onAgain }: Props) {
  const query = useQuery(importQuery(id));
  const { data: run } = query;
  if (!run)
    return (
      <>
        <NotLoaded what="The dry run" query={query} loading="Loading the dry run..." />
        <button type="button" className="button button-quiet" onClick={onAgain}>
          Choose a file
        </button>
      </>
    );
  return (
    <>
      <Run run={run} onAgain={onAgain} />
      <Rows id={id} isDone={run.doneAt !== null} />
    </>
  );
}

function Run({ run, onAgain }: { run: ImportRun; onAgain: () => void }) {
  const section = useHandOverFocus<HTMLElement>();
  return (
    <section ref={section} className="admin-section import-run" aria-labelledby="run-heading">
      <div className="list-head">
        <h2 id="run-heading" className="text-title-2" tabIndex={-1}>
          {run.doneAt ? "Imported" : "What would change"}
        </h2>
        <button type="button" className="button button-quiet" onClick={onAgain}>
          Choose another file
        </button>
      </div>
      <WhatWasRead run={run} />
      <ConfirmImport run={run} />
    </section>
  );
}

function Rows({ id, isDone }: { id: string; isDone: boolean }) {
  const { params, change } = useAddress();
  const view = readListView(params, outcomes, ["row"]);
  const list = useList<ImportedRow>(`${importsPath}/${id}/rows`, view);
  useLastPage(list, view.page, change);
  return (
    <section className="admin-section" aria-labelledby="rows-heading">
      <h2 id="rows-heading" className="text-title-2">
        Rows
      </h2>
      <div className="list-tools">
        <ListFilter
          label="Show"
          value={view.status}
          options={[
            { value: "", label: "All rows" },
            ...outcomes.map((value) => ({ value, label: sayOutcome(value, isDone) })),
          ]}
          onChoose={(status) => change({ status, page: null })}
        />
      </div>
      <ListRows
        what="row"
        caption="Rows of the file"
        none="The file has no rows."
        list={list}
        view={view}
        change={change}
        columns={rowColumns(isDone)}
        narrowed={view.status !== ""}
        all={{ status: null, page: null }}
      />
    </section>
  );
}
