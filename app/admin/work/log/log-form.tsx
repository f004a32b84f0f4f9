import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { Field } from "../../../ui/field.tsx";
import { showFieldErrors } from "../../../ui/field-errors.ts";
import { failureWords } from "../../../ui/failure.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { hoursAndMinutes } from "../../../../content/hours-and-minutes.ts";
import { readMinutes } from "../read-minutes.ts";
import { useStartTimer } from "../use-timer.ts";
import { changedMeanwhile, sayChanged } from "./changed-meanwhile.ts";
import { type Chosen, CompanyField } from "./company-field.tsx";
import { keepPlace, lastPlace } from "./last-place.ts";
import { type LogFields, logFields } from "./log-fields.ts";
import { closeLog, type Draft } from "./log-state.ts";
import { OverageNotice } from "./overage-notice.tsx";
import { TimeField } from "./time-field.tsx";
import { useLogWork } from "./use-log-work.ts";
import { WhereField } from "./where-field.tsx";

type Props = { draft: Draft; today: string; canStartTimer: boolean };

const names = ["companyId", "minutes", "text", "where", "date"] as const;

export function LogForm({ draft, today, canStartTimer }: Props) {
  const [company, setCompany] = useState<Chosen | null>(draft.company ?? null);
  const form = useForm({
    resolver: zodResolver(logFields),
    defaultValues: {
      companyId: company?.id ?? "",
      minutes: draft.minutes ? hoursAndMinutes(draft.minutes) : "",
      text: draft.text ?? "",
      where: draft.where ?? lastPlace(),
      date: draft.date ?? today,
    } satisfies LogFields,
  });
  const { register, formState, control, setError, setFocus, setValue, getValues } = form;
  const { errors } = formState;
  const { mutate, isPending, error } = useLogWork(draft);
  const timer = useStartTimer(closeLog);
  const problem = error ?? timer.error;
  const other = draft.id ? changedMeanwhile(error) : null;
  const minutes = useWatch({ control, name: "minutes" });
  const date = useWatch({ control, name: "date" });
  const startsWithTime = draft.company != null;
  useEffect(() => {
    // A dialog that had to wait for this form has the focus on what it showed instead.
    const isLate = document.activeElement?.closest(".dialog");
    if (startsWithTime) setFocus("minutes");
    else if (isLate) setFocus("companyId");
  }, [startsWithTime, setFocus]);
  const { ref } = register("companyId");
  const text = (name: "text" | "date", label: string) => ({
    id: `log-${name}`,
    label,
    control: register(name),
    defaultValue: getValues(name),
    error: errors[name]?.message,
    required: true,
  });
  return (
    <form
      className="form log-form"
      noValidate
      onSubmit={form.handleSubmit((logged) => {
        if (isPending) return;
        keepPlace(logged.where);
        mutate(logged, { onError: (failure) => showFieldErrors(setError, names, failure) });
      })}
    >
      <CompanyField
        label="Company"
        required
        chosen={company}
        inputRef={ref}
        error={errors.companyId?.message}
        onChoose={(next) => {
          setCompany(next);
          setValue("companyId", next?.id ?? "", { shouldValidate: formState.isSubmitted });
        }}
      />
      <TimeField control={register("minutes")} typed={minutes} error={errors.minutes?.message} />
      <div className="log-what">
        <Field {...text("text", "What was done, as the client will read it")} />
      </div>
      <WhereField control={register("where")} />
      <Field {...text("date", "Date")} type="date" />
      <div className="log-notes">
        {draft.request && draft.request.companyId === company?.id ? (
          <p className="hint">It shows on their request “{draft.request.subject}”.</p>
        ) : null}
        <OverageNotice companyId={company?.id ?? ""} minutes={readMinutes(minutes)} date={date} />
        <FormProblem>
          {problem ? (
            <>
              {failureWords(
                problem,
                "The server did not respond. Press again: nothing is logged twice.",
              )}
              {other ? sayChanged(other) : null}
            </>
          ) : null}
        </FormProblem>
      </div>
      <div className="dialog-actions">
        {canStartTimer ? (
          <button
            type="button"
            className="button button-quiet log-timer"
            onClick={() =>
              timer.mutate({ companyId: company?.id ?? null, text: getValues("text") })
            }
          >
            Start a timer instead
          </button>
        ) : null}
        <button type="button" className="button button-quiet" onClick={closeLog}>
          Cancel
        </button>
        <button className="button button-primary" aria-disabled={isPending}>
          {isPending ? "Logging..." : draft.id ? "Log again" : "Log work"}
        </button>
      </div>
    </form>
  );
}
