import { useRef, useState } from "react";
import type { ListedSeat } from "../../../domain/companies/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Failure } from "../../ui/failure.tsx";
import { toast } from "../../ui/toast-store.ts";
import { type Chosen, CompanyField } from "../work/log/company-field.tsx";
import { companiesPath } from "./companies-path.ts";
import { useCompanyChange } from "./use-company-change.ts";

type Props = { companyId: string; person: ListedSeat; onDone: () => void };

export function MovePerson({ companyId, person, onDone }: Props) {
  const name = person.name ?? person.email;
  const [to, setTo] = useState<Chosen | null>(null);
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useCompanyChange(
    (company: Chosen) =>
      request("POST", `${companiesPath}/${companyId}/seats/${person.userId}/move`, {
        companyId: company.id,
      }),
    (company) => {
      toast({ title: "Person moved", description: `${name} is with ${company.name} now.` });
      onDone();
    },
  );
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(to === null);
        if (!to) field.current?.focus();
        else if (!isPending) mutate(to);
      }}
    >
      <CompanyField
        label="To company"
        required
        chosen={to}
        onChoose={setTo}
        inputRef={field}
        error={missing && !to ? "Please choose a company" : undefined}
      />
      <Failure error={error} otherwise="The server did not respond. Nobody was moved." />
      <DialogActions onDismiss={onDone} pending={isPending}>
        {isPending ? "Moving..." : "Move"}
      </DialogActions>
    </form>
  );
}
