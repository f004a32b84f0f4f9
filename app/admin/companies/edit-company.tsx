import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { companyInput } from "../../../domain/companies/schema.ts";
import type { CompanyPage } from "../../../domain/office/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Field } from "../../ui/field.tsx";
import { showFieldErrors } from "../../ui/field-errors.ts";
import { Failure } from "../../ui/failure.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../ui/use-form.ts";
import { useStaffOptions } from "../work/use-staff.ts";
import { companiesPath } from "./companies-path.ts";

type Props = { company: CompanyPage; onDone: () => void };

const names = ["name", "billingEmail", "phone", "consultantId"] as const;

const input = companyInput.omit({ updatedAt: true });

export function EditCompany({ company, onDone }: Props) {
  const { id, consultant, updatedAt } = company;
  const queries = useQueryClient();
  const staff = useStaffOptions();
  // There from the start: leaving a field whose choice is not among its options would clear it.
  const own = consultant ? [{ value: consultant.id, label: consultant.name }] : [];
  const consultants = [...own, ...staff.filter(({ value }) => value !== consultant?.id)];
  const values = {
    name: company.name,
    billingEmail: company.billingEmail ?? "",
    phone: company.phone ?? "",
    consultantId: consultant?.id ?? "",
  };
  const { register, formState, handleSubmit, setError } = useForm({
    resolver: zodResolver(input),
    defaultValues: values,
    // Else a second press would undo what somebody else has saved meanwhile.
    values,
    resetOptions: { keepDirtyValues: true },
  });
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: (changed: object) =>
      request("PATCH", `${companiesPath}/${id}`, { ...changed, updatedAt }),
    onSuccess: () => {
      toast({ title: "Company saved" });
      onDone();
    },
    onError: (failure) => showFieldErrors(setError, names, failure),
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith(companiesPath),
      }),
  });
  const field = (name: (typeof names)[number]) => ({
    id: `company-${name}`,
    control: register(name),
    defaultValue: values[name],
    error: formState.errors[name]?.message,
  });
  return (
    <form
      className="form"
      noValidate
      onSubmit={handleSubmit((changed) => {
        const consultantId = changed.consultantId === "" ? null : changed.consultantId;
        mutate({
          ...changed,
          billingEmail: changed.billingEmail ?? "",
          phone: changed.phone ?? "",
          consultantId,
        });
      })}
    >
      <Field label="Name" required {...field("name")} />
      <Field label="Billing email" type="email" {...field("billingEmail")} />
      <Field label="Phone" type="tel" {...field("phone")} />
      <Field label="Who looks after them" options={consultants} {...field("consultantId")} />
      <Failure error={error} otherwise="The server did not respond. Nothing was saved." />
      <DialogActions onDismiss={onDone} pending={isPending}>
        {isPending ? "Saving..." : "Save"}
      </DialogActions>
    </form>
  );
}
