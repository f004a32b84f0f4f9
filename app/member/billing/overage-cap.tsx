import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { dollars } from "../../../content/dollars.ts";
import { sayMinutes } from "../../../content/minutes.ts";
import { hourlyRates } from "../../../content/rates.ts";
import type { Billing } from "../../../domain/billing/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { Field } from "../../ui/field.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { toast } from "../../ui/toast-store.ts";
import { SettingsSection } from "../settings/settings-section.tsx";
import { useMemberMutation } from "../use-member-mutation.ts";

const { onshore, offshore } = hourlyRates;

const wrong = "Please give whole hours, at most 1,000";

const typed = z.object({
  hours: z
    .string()
    .regex(/^\s*\d{0,4}\s*$/, wrong)
    .transform(Number)
    .refine((hours) => hours <= 1000, wrong),
});

type Props = Pick<Billing, "overage">;

function CapForm({ overage: { capMinutes } }: Props) {
  const queries = useQueryClient();
  const hours = capMinutes === 0 ? "" : String(capMinutes / 60);
  const { register, formState, handleSubmit } = useForm({
    resolver: zodResolver(typed),
    defaultValues: { hours },
  });
  const { mutate, isPending, error } = useMemberMutation({
    mutationFn: ({ hours }: z.output<typeof typed>) =>
      request("PUT", "/api/billing/overage", { capMinutes: hours * 60 }),
    onSuccess: (_, { hours }) =>
      toast({
        title: hours > 0 ? `Agreed to ${hours} h a period` : "Nothing is agreed to ahead",
        description:
          hours > 0 ? "Beyond them we ask an owner first." : "We ask an owner each time.",
      }),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <form
      className="form overage-form"
      noValidate
      onSubmit={handleSubmit((given) => isPending || mutate(given))}
    >
      <Field
        id="overage-hours"
        label="Hours a period, none if empty"
        control={register("hours")}
        defaultValue={hours}
        error={formState.errors.hours?.message}
      />
      {error ? (
        <FormProblem>{failureText(error, "Nothing has changed. Please try again.")}</FormProblem>
      ) : null}
      <p>
        <button className="button button-quiet" aria-disabled={isPending}>
          {isPending ? "Saving..." : "Save what I agree to"}
        </button>
      </p>
    </form>
  );
}

export function OverageCap({ overage }: Props) {
  const { capMinutes, mayAgree } = overage;
  return (
    <SettingsSection
      id="overage"
      heading="Hours beyond your plan"
      text={`They cost ${dollars(onshore.member)} an hour onshore and ${dollars(offshore.member)} offshore, and are one line on the next invoice after their period has closed. Beyond what is agreed to here, an owner is asked before the work counts.`}
    >
      <p>
        {capMinutes > 0
          ? `An owner has agreed to ${sayMinutes(capMinutes)} in each period.`
          : "Nothing is agreed to ahead: an owner is asked each time."}
      </p>
      {mayAgree ? (
        <CapForm key={capMinutes} overage={overage} />
      ) : (
        <p>Only an owner can change this.</p>
      )}
    </SettingsSection>
  );
}
