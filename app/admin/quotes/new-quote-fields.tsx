import { useState } from "react";
import { quickstartDiscountOf } from "../../../content/plans.ts";
import { type Chosen, CompanyField } from "../work/log/company-field.tsx";
import { templateOf, templates } from "./quote-draft.ts";
import type { WrittenForm } from "./quote-form.tsx";

type Props = { form: WrittenForm; onEdit: () => void };

export function NewQuoteFields({ form, onEdit }: Props) {
  const [company, setCompany] = useState<Chosen | null>(null);
  const { register, resetField, setValue, formState } = form;
  const { errors, dirtyFields, isSubmitted } = formState;
  const followPlan = (of: Chosen | null) =>
    resetField("discountPercent", {
      defaultValue: String(quickstartDiscountOf(of?.planId ?? null)),
    });
  const choose = (next: Chosen | null) => {
    setCompany(next);
    onEdit();
    setValue("companyId", next?.id ?? "", { shouldValidate: isSubmitted });
    if (!dirtyFields.discountPercent) followPlan(next);
  };
  const startFrom = (key: string) => {
    const template = templateOf(key);
    if (!template) return;
    setValue("title", template.title, { shouldValidate: isSubmitted });
    setValue("lines", template.lines, { shouldValidate: isSubmitted });
    followPlan(company);
  };
  return (
    <>
      <CompanyField
        label="Company"
        required
        chosen={company}
        onChoose={choose}
        inputRef={register("companyId").ref}
        error={errors.companyId?.message}
      />
      <div className="field">
        <label htmlFor="quote-template">Start from</label>
        <select
          id="quote-template"
          className="control"
          defaultValue=""
          onChange={({ target }) => startFrom(target.value)}
        >
          <option value="">An empty quote</option>
          {templates.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
