import { unbrokenMoment } from "../../../content/firm-day.ts";
import type { Promises } from "../../../domain/desk/promises/schema.ts";
import type { Urgency } from "../../../domain/desk/schema.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { FilePicker } from "../../files/file-picker.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Field } from "../../ui/field.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { useNewRequest } from "./use-new-request.ts";

const unsent =
  "Your request was not sent, but it is still here. Check your connection and try again.";

type Option = { value: Urgency; label: string; hint: string };

function optionsFor({ urgentBy, standardBy }: Promises): Option[] {
  const standard = { label: "Standard", hint: `We answer by ${unbrokenMoment(standardBy)}.` };
  if (!urgentBy) return [{ value: "standard", ...standard }];
  return [
    {
      value: "urgent",
      label: "Urgent",
      hint: `Work has stopped, or soon will. We answer by ${unbrokenMoment(urgentBy)}.`,
    },
    { value: "standard", ...standard },
  ];
}

export function RequestForm({ promises }: { promises: Promises }) {
  const { companyId, company, standardBy } = promises;
  const { kept, register, urgency, errors, error, isSending, submit, files } =
    useNewRequest(companyId);
  const options = optionsFor(promises);
  return (
    <form className="form request-form" noValidate onSubmit={submit}>
      {company ? (
        <p className="requests-note">
          For {company}: its owners and requesters read what you write here, and our answers.
        </p>
      ) : (
        <p className="requests-note">We answer by {unbrokenMoment(standardBy)}.</p>
      )}
      {options.length > 1 ? (
        <Choice
          legend="How urgent is it?"
          control={register("urgency")}
          chosen={urgency}
          options={options}
        />
      ) : null}
      <Field
        id="subject"
        label="Subject"
        required
        defaultValue={kept.subject}
        error={errors.subject?.message}
        control={register("subject")}
      />
      <Field
        id="text"
        label="What do you need?"
        required
        rows={8}
        defaultValue={kept.text}
        error={errors.text?.message}
        control={register("text")}
      />
      <FilePicker files={files} />
      <FormProblem>{error ? failureText(error, unsent) : ""}</FormProblem>
      <div className="form-actions">
        <button className="button button-primary" aria-disabled={isSending}>
          {isSending ? "Sending..." : "Send request"}
        </button>
        <a className="button button-quiet" href="/dashboard/requests">
          Cancel
        </a>
      </div>
    </form>
  );
}
