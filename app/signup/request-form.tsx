import { requestThanks } from "../../content/thanks.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useRef } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { z } from "zod";
import { membershipRequestInput, requestFields } from "../../domain/applications/schema.ts";
import { request } from "../api-client/api-fetch.ts";
import { failureText } from "../api-client/failure-text.ts";
import { useSendKey } from "../api-client/use-send-key.ts";
import { useSingleMutation } from "../api-client/use-single-mutation.ts";
import { showFieldErrors, usePostedErrors } from "../ui/field-errors.ts";
import { Field } from "../ui/field.tsx";
import { FormProblem } from "../ui/form-problem.tsx";
import { toastFailure } from "../ui/toast-failure.ts";
import { toast } from "../ui/toast-store.ts";
import { Honeypot } from "../ui/honeypot.tsx";
import { useForm } from "../ui/use-form.ts";
import { cameBy } from "../site/came-by.ts";
import { ApplicantFields } from "./applicant-fields.tsx";
import { knownPlan, planChoices } from "./request-plan.ts";
import { useMemberAsApplicant } from "./use-member-as-applicant.ts";

const tryAgain = "Please try again or contact us directly.";

type RequestInput = z.output<typeof membershipRequestInput>;
type Name = keyof RequestInput;

export type RequestFormProps = {
  plan: string;
  about: string;
  values: Record<string, string>;
  errors: Record<string, string>;
  problem: string;
};

export function RequestForm({
  plan,
  about,
  values,
  errors,
  problem,
  onSent,
}: RequestFormProps & { onSent: (by: string) => void }) {
  const honeypot = useRef<HTMLInputElement>(null);
  const known = knownPlan(plan);
  const initial = (name: Name) =>
    values[name] ?? (name === "requestedPlan" ? (known?.name ?? "") : "");
  const postedErrors = usePostedErrors(errors);
  const form = useForm({
    resolver: zodResolver(membershipRequestInput),
    defaultValues: Object.fromEntries(
      requestFields.map((name) => [name, initial(name)]),
    ) as RequestInput,
    errors: postedErrors,
  });
  useMemberAsApplicant(form);

  const { keyOf } = useSendKey();
  const { isIdle, isPending, error, mutate } = useSingleMutation({
    mutationFn: async (input: RequestInput) => {
      const answer = await request("POST", "/api/membership/request", {
        ...input,
        about,
        key: keyOf(JSON.stringify(input)),
        website: honeypot.current?.value ?? "",
        cameBy: cameBy(),
      });
      return (await answer.json()) as { by: string };
    },
    onSuccess: ({ by }) => {
      toast({
        title: "Request Submitted Successfully!",
        description: requestThanks,
      });
      onSent(by);
    },
    onError: (error) => {
      toastFailure("Submission Failed", error, tryAgain);
      showFieldErrors(form.setError, requestFields, error);
    },
  });

  // In the order shown: the first invalid field gets the focus.
  const controls = Object.fromEntries(
    requestFields.map((name) => [name, form.register(name)]),
  ) as Record<Name, UseFormRegisterReturn>;
  const field = (name: Name) => ({
    id: `request-${name}`,
    defaultValue: initial(name),
    error: form.formState.errors[name]?.message,
    control: controls[name],
  });

  return (
    <form
      className="form"
      method="post"
      action={`/membership/request${plan ? `?${new URLSearchParams({ plan })}` : ""}`}
      noValidate
      onSubmit={form.handleSubmit((input) => mutate(input))}
    >
      <FormProblem>{isIdle ? problem : ""}</FormProblem>
      <ApplicantFields field={field} />
      <Field
        label="Plan"
        required
        {...(known ? { readOnly: true } : { options: planChoices })}
        {...field("requestedPlan")}
      />
      <input type="hidden" name="about" value={about} />
      <Honeypot id="request-website" ref={honeypot} />
      <FormProblem>{error ? failureText(error, tryAgain) : ""}</FormProblem>
      <div className="form-actions">
        <button className="button button-primary button-large" aria-disabled={isPending}>
          {isPending ? "Submitting Request..." : "Submit Request"}
        </button>
        <p className="hint">
          Nothing is charged for a request.{" "}
          <a className="link" href="/privacy-policy">
            Privacy policy
          </a>
          {", "}
          <a className="link" href="/terms">
            terms of membership
          </a>
        </p>
      </div>
    </form>
  );
}
