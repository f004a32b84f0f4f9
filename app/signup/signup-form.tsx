import { useRef } from "react";
import { firm } from "../../content/firm.ts";
import { type Plan, sayTermPrice, type Term } from "../../content/plans.ts";
import { signupAddress } from "../site/membership/plan-slug.ts";
import { showFieldErrors } from "../ui/field-errors.ts";
import { FormProblem } from "../ui/form-problem.tsx";
import { ApplicantFields } from "./applicant-fields.tsx";
import { CardPart } from "./card-part.tsx";
import type { Card } from "./cards/card.ts";
import { useFormDraft } from "./form-draft.ts";
import { type SignupName, signupNames } from "./signup-names.ts";
import { useApplicantForm } from "./use-applicant-form.ts";
import { useCardRefusal } from "./use-card-refusal.ts";
import { useMemberAsApplicant } from "./use-member-as-applicant.ts";
import { useSignup } from "./use-signup.ts";

export type SignupFormProps = {
  plan: Pick<Plan, "id" | "name" | "price">;
  term: Term;
  about: string;
  values: Record<string, string>;
  problem: string;
  refused: boolean;
};

export function SignupForm({
  plan,
  term,
  about,
  values,
  problem: knownProblem,
  refused,
}: SignupFormProps) {
  const cardPart = useRef<HTMLFieldSetElement>(null);
  const card = useRef<Card>(null);
  const form = useApplicantForm(values);
  const { processing, problem, submit } = useSignup(
    { planId: plan.id, about },
    card,
    (error) => showFieldErrors(form.setError, signupNames, error),
    knownProblem,
  );
  useFormDraft(form);
  useMemberAsApplicant(form);
  useCardRefusal(refused ? knownProblem : "", cardPart);

  const field = (name: SignupName) => ({
    id: `signup-${name}`,
    defaultValue: values[name] ?? "",
    error: form.formState.errors[name]?.message,
    control: form.register(name),
  });

  return (
    <form
      className="form"
      method="post"
      action={signupAddress(plan.name, term)}
      noValidate
      onSubmit={form.handleSubmit(submit)}
    >
      <fieldset className="join-part">
        <legend className="text-title-3">Your details</legend>
        <ApplicantFields field={field} />
      </fieldset>
      <fieldset ref={cardPart} tabIndex={-1} className="join-part">
        <legend className="text-title-3">Your card</legend>
        <CardPart planId={plan.id} term={term} mayFinish={!refused} ref={card} />
      </fieldset>
      <p className="terms">
        By saving your card you allow {firm.name} to keep it with our card provider and charge it{" "}
        {sayTermPrice(plan.price, term)} for {plan.name}, starting only after we have talked and you
        have confirmed. Until then you can cancel at no cost by telling us. You also agree to our{" "}
        <a className="link" href="/terms" target="_blank" rel="noreferrer">
          terms of membership
        </a>
        . We use your details as described in our{" "}
        <a className="link" href="/privacy-policy" target="_blank" rel="noreferrer">
          privacy policy
        </a>
        .
      </p>
      <FormProblem>{problem}</FormProblem>
      <div className="form-actions">
        <button className="button button-primary button-large" aria-disabled={processing}>
          {processing ? "Processing..." : "Agree and save card"}
        </button>
        <p className="hint">We save your card today. We don’t charge it.</p>
      </div>
    </form>
  );
}
