import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import type { Plan } from "../../content/plans.ts";
import { firm } from "../../content/firm.ts";
import { applicant } from "../../domain/membership/schema.ts";
import { dollars } from "../../content/dollars.ts";
import { showFieldErrors } from "../ui/field-errors.ts";
import { ApplicantFields, type ApplicantName } from "./applicant-fields.tsx";
import type { CardSetup } from "../../domain/billing/schema.ts";
import type { Card } from "./cards/card.ts";
import { readFormDraft, saveFormDraft } from "./form-draft.ts";
import { useMemberAsApplicant } from "./use-member-as-applicant.ts";
import { useSignup } from "./use-signup.ts";

type Props = {
  plan: Plan;
  setup: CardSetup;
  card: Card;
  /** Why a bank refused: only the card is left to fill in. */
  refusal: string;
};

const names = applicant.keyof().options;

export function SignupForm({ plan, setup, card, refusal }: Props) {
  const cardPart = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (refusal) cardPart.current?.focus();
  }, [refusal]);
  const form = useForm({ resolver: zodResolver(applicant), defaultValues: readFormDraft() });
  const { processing, problem, submit } = useSignup(
    plan.id,
    setup,
    card,
    (error) => showFieldErrors(form.setError, names, error),
    refusal,
  );
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveFormDraft(values),
      }),
    [form],
  );
  useMemberAsApplicant(form);

  const field = (name: ApplicantName) => ({
    id: `signup-${name}`,
    defaultValue: form.formState.defaultValues?.[name] ?? "",
    error: form.formState.errors[name]?.message,
    control: form.register(name),
  });

  return (
    <form className="form" noValidate onSubmit={form.handleSubmit(submit)}>
      <fieldset className="join-part">
        <legend className="text-title-3">Your details</legend>
        <ApplicantFields field={field} />
      </fieldset>
      <fieldset ref={cardPart} tabIndex={-1} className="join-part">
        <legend className="text-title-3">Your card</legend>
        {card.field}
      </fieldset>
      <p className="terms">
        By saving your card you allow {firm.name} to keep it with our card provider and charge it{" "}
        {dollars(plan.price)} per month for {plan.name}, starting only after we have talked and you
        have confirmed. Until then you can cancel at no cost by telling us. We use your details as
        described in our{" "}
        <a className="link" href="/privacy-policy" target="_blank" rel="noreferrer">
          privacy policy
        </a>
        .
      </p>
      {problem ? (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      ) : null}
      <div className="form-actions">
        <button className="button button-primary button-large" disabled={processing}>
          {processing ? "Processing..." : "Agree and save card"}
        </button>
        <p className="hint">Saved today, not charged.</p>
      </div>
    </form>
  );
}
