import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router";
import type { CompanyPage, MergePreview } from "../../../domain/office/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { fetchByKey } from "../../api-client/query-client.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Failure } from "../../ui/failure.tsx";
import { toast } from "../../ui/toast-store.ts";
import { type Chosen, CompanyField } from "../work/log/company-field.tsx";
import { companiesPath } from "./companies-path.ts";
import { MergeFacts } from "./merge-facts.tsx";
import { useCompanyChange } from "./use-company-change.ts";

type Props = { company: CompanyPage; other: string | null; onDone: () => void };

export function MergeCompany({ company: { id, name }, other, onDone }: Props) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [given, setGiven] = useState(other);
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const companyId = chosen?.id ?? given ?? "";
  const path = `${companiesPath}/${id}/merge`;
  const query = useQuery({
    queryKey: [`${path}?${new URLSearchParams({ companyId })}`],
    queryFn: fetchByKey<MergePreview>("throw"),
    enabled: companyId !== "",
    staleTime: 0,
    gcTime: 0,
  });
  const preview = companyId === "" ? null : query.data;
  const { mutate, isPending, error } = useCompanyChange(
    (from: MergePreview["from"]) => request("POST", path, { companyId: from.id }),
    (from) => {
      toast({ title: "Companies merged", description: `${from.name} is part of ${name} now.` });
      onDone();
    },
  );
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(companyId === "");
        if (companyId === "") field.current?.focus();
        else if (preview?.refusal === null && !isPending) mutate(preview.from);
      }}
    >
      <CompanyField
        label="Company to merge"
        required
        chosen={chosen ?? (given && preview ? preview.from : null)}
        onChoose={(next) => {
          setChosen(next);
          setGiven(null);
        }}
        inputRef={field}
        error={missing && companyId === "" ? "Please choose a company" : undefined}
      />
      {companyId === "" ? null : preview ? (
        preview.refusal === null ? (
          <MergeFacts preview={preview} />
        ) : (
          <div className="merge-refusal" role="alert">
            <p>{preview.refusal}</p>
            {preview.otherWay ? (
              <Link className="link" to={`/admin/companies/${companyId}?merge=${id}`}>
                Merge {name} into {preview.from.name} instead
              </Link>
            ) : null}
          </div>
        )
      ) : (
        <NotLoaded what="The preview" query={query} loading="Looking up what would move..." />
      )}
      <Failure error={error} otherwise="The server did not respond. Look at the company again." />
      {preview?.refusal === null ? (
        <p className="hint">
          This can’t be undone. {preview.from.name} is no longer listed, and its address leads here.
        </p>
      ) : null}
      <DialogActions
        onDismiss={onDone}
        pending={isPending || (companyId !== "" && preview?.refusal !== null)}
        danger
      >
        {isPending ? "Merging..." : "Merge"}
      </DialogActions>
    </form>
  );
}
