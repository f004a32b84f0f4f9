import { type FormEvent, useState } from "react";
import { dollars } from "../../../content/dollars.ts";
import { quoteInput, quoteTotals, type QuoteInput } from "../../../domain/quotes/schema.ts";
import { failureWords } from "../../ui/failure.tsx";
import { changedMeanwhile } from "./changed-meanwhile.ts";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { LineFields } from "./line-fields.tsx";
import { type Draft, fromTemplate, inputOf, templates } from "./quote-draft.ts";
import { TypedField } from "./typed-field.tsx";

export type QuoteFormProps = {
  start: Draft;
  isNew: boolean;
  /** Percent, by the company’s plan. */
  memberDiscount: number;
  pending: boolean;
  error: Error | null;
  onEdit: () => void;
  onSave: (input: QuoteInput) => void;
  onCancel: () => void;
};

export function QuoteForm({
  start,
  isNew,
  memberDiscount,
  pending,
  error,
  onEdit,
  onSave,
  onCancel,
}: QuoteFormProps) {
  const [draft, setDraft] = useState(start);
  const [problem, setProblem] = useState("");
  const set = (part: Partial<Draft>) => {
    onEdit();
    setDraft({ ...draft, ...part });
  };
  const other = changedMeanwhile(error);
  const checked = quoteInput.safeParse(inputOf(draft, memberDiscount));
  const save = (event: FormEvent) => {
    event.preventDefault();
    const [issue] = checked.error?.issues ?? [];
    const line = issue?.path[0] === "lines" && typeof issue.path[1] === "number";
    setProblem(issue ? `${line ? `Line ${Number(issue.path[1]) + 1}: ` : ""}${issue.message}` : "");
    if (checked.data) onSave(checked.data);
  };
  return (
    <form className="form quote-form" noValidate onSubmit={save}>
      {isNew ? (
        <div className="field">
          <label htmlFor="quote-template">Start from</label>
          <select
            id="quote-template"
            className="control"
            defaultValue=""
            onChange={({ target }) => set(fromTemplate(draft, target.value))}
          >
            <option value="">An empty quote</option>
            {templates.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      <TypedField label="Title" value={draft.title} onType={(title) => set({ title })} />
      <LineFields lines={draft.lines} onChange={(lines) => set({ lines })} />
      <div className="quote-figures">
        <TypedField
          label="Member’s discount, %"
          value={draft.discount ?? String(memberDiscount)}
          inputMode="numeric"
          onType={(discount) => set({ discount })}
        />
        <TypedField
          label="Deposit, %"
          value={draft.deposit}
          inputMode="numeric"
          onType={(deposit) => set({ deposit })}
        />
        <TypedField
          label="Open until"
          type="date"
          value={draft.expiresOn}
          onType={(expiresOn) => set({ expiresOn })}
        />
      </div>
      <TypedField label="Terms" rows={4} value={draft.terms} onType={(terms) => set({ terms })} />
      <output className="hint">{sumOf(inputOf(draft, memberDiscount))}</output>
      <FormProblem>
        {problem ||
          (error && (
            <>
              {failureWords(error, "The server did not respond. Nothing was saved.")}
              {other
                ? ` It is “${other.title}” for ${dollars(other.total)} now. Save again to replace that.`
                : null}
            </>
          ))}
      </FormProblem>
      <DialogActions onDismiss={onCancel} pending={pending}>
        {pending ? "Saving..." : "Save draft"}
      </DialogActions>
    </form>
  );
}

const priced = quoteInput.pick({ lines: true, discountPercent: true, depositPercent: true });

/** Once prices and percentages can be read. */
function sumOf(input: QuoteInput): string {
  const { data } = priced.safeParse(input);
  if (!data) return "";
  const { total, deposit } = quoteTotals(data);
  return `Total ${dollars(total)}${deposit > 0 ? `, deposit ${dollars(deposit)}` : ""}`;
}
