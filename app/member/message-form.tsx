import type { ReactNode } from "react";
import { failureText } from "../api-client/failure-text.ts";
import { Field } from "../ui/field.tsx";
import { FormProblem } from "../ui/form-problem.tsx";
import type { Writing } from "./use-message.ts";

const unsent =
  "Your message was not sent, but it is still here. Check your connection and try again.";

type Props = { writing: Writing; label: string; rows?: number; children: ReactNode };

export function MessageForm({ writing, label, rows = 6, children }: Props) {
  const { kept, problem, control, error, submit } = writing;
  return (
    <form className="form" noValidate onSubmit={submit}>
      <Field
        id="message"
        label={label}
        required
        rows={rows}
        defaultValue={kept}
        error={problem}
        control={control}
      />
      <FormProblem>{error ? failureText(error, unsent) : ""}</FormProblem>
      {children}
    </form>
  );
}
