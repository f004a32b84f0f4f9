import { useId, useState } from "react";
import { megabytes } from "../../../domain/fields/schema.ts";
import {
  importColumns,
  type ImportKind,
  importKinds,
  type ImportRun,
  maxImportBytes,
  mostImportRows,
} from "../../../domain/imports/schema.ts";
import { failureWords } from "../../ui/failure.tsx";
import { useSendKey } from "../../api-client/use-send-key.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { useHandOverFocus } from "../../ui/return-focus.ts";
import { ListFilter } from "../lists/list-tools.tsx";
import { importsPath, sendImport } from "./import-query.ts";

const kindWords: Record<ImportKind, { label: string; about: string }> = {
  companies: {
    label: "Companies",
    about:
      "A company is found by its ID, which an export has, or else by its name. A column that is left out changes nothing; an empty cell empties the field.",
  },
  people: {
    label: "People of companies",
    about:
      "Whoever has a seat gets the role in the file. Everybody else is invited, and accepts it under their own address.",
  },
  leads: {
    label: "Leads",
    about:
      "Leads go to the inbox with the source “import”. Nobody is promised an answer, and nobody is mailed.",
  },
};

const options = importKinds.map((value) => ({ value, label: kindWords[value].label }));
const tooLarge = `Please choose a file of ${megabytes(maxImportBytes)} or less.`;
const notSent = "The file was not sent. Check your connection, choose it again and retry.";

export function ImportForm({ onTried }: { onTried: (run: ImportRun) => void }) {
  const [kind, setKind] = useState<ImportKind>("companies");
  const [file, setFile] = useState<File>();
  const [missing, setMissing] = useState("");
  const { keyOf } = useSendKey();
  const ids = useId();
  const form = useHandOverFocus<HTMLFormElement>();
  const { mutate, isPending, error, reset } = useSingleMutation({
    mutationFn: sendImport,
    onSuccess: onTried,
  });
  const problem = missing || failureWords(error, notSent);
  const columns = Object.values(importColumns[kind]).map(([heading]) => heading);
  return (
    <form
      ref={form}
      className="admin-section import-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!file) return setMissing("Please choose a CSV file.");
        if (file.size > maxImportBytes) return setMissing(tooLarge);
        const key = keyOf(`${kind} ${file.name} ${file.size} ${file.lastModified}`);
        mutate({ kind, file, key });
      }}
    >
      <ListFilter
        label="What it holds"
        value={kind}
        options={options}
        onChoose={(chosen) => {
          setKind(importKinds.find((one) => one === chosen) ?? "companies");
          reset();
        }}
      />
      <p className="import-about">
        {kindWords[kind].about} Columns: {columns.join(", ")}.{" "}
        <a className="link" href={`${importsPath}/template.csv?kind=${kind}`} download>
          Download a template
        </a>
      </p>
      <div className="import-file">
        <label htmlFor={`${ids}-file`}>CSV file</label>
        <input
          id={`${ids}-file`}
          className="control"
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-describedby={`${ids}-hint ${ids}-problem`}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => {
            setFile(target.files?.[0]);
            setMissing("");
            reset();
          }}
        />
        <p className="hint" id={`${ids}-hint`}>
          Up to {mostImportRows.toLocaleString("en-US")} rows and {megabytes(maxImportBytes)}, with
          commas, semicolons or tabs. Nothing changes before you confirm it.
        </p>
        <p className="import-problem" id={`${ids}-problem`} role="alert">
          {problem}
        </p>
      </div>
      <button type="submit" className="button button-primary" aria-disabled={isPending}>
        {isPending ? "Reading..." : "Show what would change"}
      </button>
    </form>
  );
}
