import { zodResolver } from "@hookform/resolvers/zod";
import { useWatch } from "react-hook-form";
import {
  invitationInput,
  type InvitationInput,
  type OwnCompany,
} from "../../../domain/companies/schema.ts";
import { RequestError } from "../../api-client/api-fetch.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { showFieldErrors } from "../../ui/field-errors.ts";
import { Field } from "../../ui/field.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { useForm } from "../../ui/use-form.ts";
import { useFormKept } from "../../ui/use-form-kept.ts";
import { RoleChoice } from "./role-choice.tsx";
import { useInvite } from "./use-invite.ts";

export function InviteForm({ company }: { company: OwnCompany }) {
  const defaultValues: InvitationInput = { email: "", role: "requester" };
  const form = useForm({ resolver: zodResolver(invitationInput), defaultValues });
  useFormKept(form, `invitation-${company.id}`);
  const chosen = useWatch({ control: form.control, name: "role" });
  const { mutate, isPending, error } = useInvite(company, {
    onSuccess: () => form.reset(),
    onError: (failed) => showFieldErrors(form.setError, ["email"], failed),
  });
  const isAtField = error instanceof RequestError && error.fields["email"] !== undefined;
  return (
    <form
      className="form"
      noValidate
      onSubmit={form.handleSubmit((given) => isPending || mutate(given))}
    >
      <Field
        id="invite-email"
        label="Email"
        type="email"
        required
        defaultValue=""
        control={form.register("email")}
        error={form.formState.errors.email?.message}
      />
      <RoleChoice control={form.register("role")} chosen={chosen} />
      <FormProblem>
        {error && !isAtField
          ? failureText(error, "Nothing was sent. Check your connection and try again.")
          : ""}
      </FormProblem>
      <p>
        <button className="button button-primary" aria-disabled={isPending}>
          {isPending ? "Sending..." : "Send invitation"}
        </button>
      </p>
    </form>
  );
}
