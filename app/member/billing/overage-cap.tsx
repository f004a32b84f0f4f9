import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { dollars } from "../../../content/dollars.ts";
import { sayMinutes } from "../../../content/minutes.ts";
import { leftOfCap } from "../../../content/overage.ts";
import { hourlyRates } from "../../../content/rates.ts";
import type { Billing } from "../../../domain/billing/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { ownDoor } from "../../plan/plan-door.ts";
import { Field } from "../../ui/field.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../ui/use-form.ts";
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

type Props = Pick<Billing, "companyId" | "overage">;

const sayHours = (hours: number) => (hours === 0 ? "" : String(hours));

function CapForm({ companyId, overage: { capMinutes } }: Props) {
  const queries = useQueryClient();
  const hours = sayHours(capMinutes / 60);
  const { register, formState, handleSubmit, reset } = useForm({
    resolver: zodResolver(typed),
    defaultValues: { hours },
    values: { hours },
    resetOptions: { keepDirtyValues: true },
  });
  const { mutate, isPending, error } = useMemberMutation({
    mutationFn: ({ hours }: z.output<typeof typed>) =>
      request("PUT", ownDoor(companyId).at("overage"), { capMinutes: hours * 60 }),
    onSuccess: (_, { hours }) => {
      reset({ hours: sayHours(hours) });
      toast({
        title:
          hours > 0 ? `Up to ${hours} h are allowed each period` : "No hours are allowed ahead",
        description:
          hours > 0 ? "Beyond them we ask an owner first." : "We ask an owner each time.",
      });
    },
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
        label="Hours allowed each period"
        inputMode="numeric"
        control={register("hours")}
        defaultValue={hours}
        error={formState.errors.hours?.message}
      />
      {error ? (
        <FormProblem>{failureText(error, "Nothing has changed. Please try again.")}</FormProblem>
      ) : null}
      <p>
        <button className="button button-quiet" aria-disabled={isPending}>
          {isPending ? "Saving..." : "Save allowed hours"}
        </button>
      </p>
    </form>
  );
}

const allowed = ({ capMinutes }: Billing["overage"]) =>
  capMinutes > 0
    ? `Up to ${sayMinutes(capMinutes)} in each period are allowed.`
    : "None are allowed ahead: we ask an owner each time.";

function soFar(overage: Billing["overage"]): string {
  const { capMinutes, capUsedMinutes, usedMinutes, usedCents } = overage;
  if (usedMinutes <= 0) return "";
  const isUp = capMinutes > 0 && leftOfCap(capMinutes, capUsedMinutes) === 0;
  const ask = isUp ? " From here on we ask an owner each time." : "";
  return ` This period has used ${sayMinutes(usedMinutes)} beyond your plan so far, for ${dollars(usedCents)}.${ask}`;
}

export function OverageCap({ companyId, overage }: Props) {
  const { mayAgree } = overage;
  return (
    <SettingsSection
      id="overage"
      heading="Hours beyond your plan"
      text={`They cost ${dollars(onshore.member)} an hour onshore and ${dollars(offshore.member)} offshore, and come ${overage.isAlone ? "on an invoice of their own" : "as one line on the next invoice"} after their period has closed. We never go beyond what an owner allows here without asking first.`}
    >
      <p>
        {allowed(overage)}
        {soFar(overage)}
      </p>
      {mayAgree ? (
        <CapForm companyId={companyId} overage={overage} />
      ) : (
        <p>Only an owner can change this.</p>
      )}
    </SettingsSection>
  );
}
