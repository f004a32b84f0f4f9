import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { listCountries } from "../../../content/countries.ts";
import { listTaxIdTypes } from "../../../content/tax-ids.ts";
import type { Billing } from "../../../domain/billing/schema.ts";
import {
  type BillingDetails,
  billingDetails,
  billingDetailsInput,
} from "../../../domain/companies/details/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { ownDoor } from "../../plan/plan-door.ts";
import { Field } from "../../ui/field.tsx";
import { showFieldErrors } from "../../ui/field-errors.ts";
import { FormProblem } from "../../ui/form-problem.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../ui/use-form.ts";
import { useFormKept } from "../../ui/use-form-kept.ts";
import { SettingsSection } from "../settings/settings-section.tsx";
import { useMemberMutation } from "../use-member-mutation.ts";

type Props = Pick<Billing, "companyId" | "details">;

const fields = [
  { name: "line1", label: "Street and number", autoComplete: "address-line1" },
  { name: "line2", label: "Suite or floor", autoComplete: "address-line2" },
  { name: "city", label: "City", autoComplete: "address-level2" },
  { name: "state", label: "State or region", autoComplete: "address-level1" },
  { name: "postalCode", label: "Postal code", autoComplete: "postal-code" },
  { name: "country", label: "Country", autoComplete: "country", options: listCountries() },
  { name: "taxIdType", label: "Kind of tax ID", options: listTaxIdTypes() },
  { name: "taxId", label: "Tax ID" },
] as const;

const names = fields.map(({ name }) => name);

function DetailsForm({ companyId, details }: Props) {
  const queries = useQueryClient();
  const known = details ?? billingDetails.parse({});
  const form = useForm({
    resolver: zodResolver(billingDetailsInput),
    defaultValues: known,
    values: known,
    resetOptions: { keepDirtyValues: true },
  });
  const { register, formState, handleSubmit, setError, reset } = form;
  useFormKept(form, `invoice-details-${companyId}`);
  const { mutate, isPending, error } = useMemberMutation({
    mutationFn: (given: BillingDetails) =>
      request("PUT", ownDoor(companyId).at("details"), { ...given, before: details }),
    onSuccess: (_, given) => {
      reset(given);
      toast({ title: "Your next invoices say this" });
    },
    onError: (failure) => showFieldErrors(setError, names, failure),
    onSettled: () => queries.invalidateQueries(),
  });
  const send = (given: BillingDetails) => isPending || mutate(given);
  return (
    <form className="form details-form" noValidate onSubmit={handleSubmit(send)}>
      {fields.map(({ name, ...rest }) => (
        <Field
          key={name}
          id={`details-${name}`}
          control={register(name)}
          defaultValue={known[name]}
          error={formState.errors[name]?.message}
          {...rest}
        />
      ))}
      {error ? (
        <FormProblem>{failureText(error, "Nothing has changed. Please try again.")}</FormProblem>
      ) : null}
      <p>
        <button className="button button-quiet" aria-disabled={isPending}>
          {isPending ? "Saving..." : "Save address and tax ID"}
        </button>
      </p>
    </form>
  );
}

export function InvoiceDetails({ companyId, details }: Props) {
  return (
    <SettingsSection
      id="invoice-details"
      heading="On your invoices"
      text="Your company’s address and tax ID are printed on every invoice from now on. Earlier ones stay as they are."
    >
      <DetailsForm companyId={companyId} details={details} />
    </SettingsSection>
  );
}
