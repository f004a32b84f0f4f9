import { useState } from "react";
import { useNavigate } from "react-router";
import { quickstartDiscountOf } from "../../../content/plans.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { type Chosen, CompanyField } from "../work/log/company-field.tsx";
import { emptyDraft } from "./quote-draft.ts";
import { QuoteForm } from "./quote-form.tsx";
import { useQuoteChange } from "./use-quote-change.ts";

export function NewQuote() {
  const [open, setOpen] = useState(false);
  const [company, setCompany] = useState<Chosen | null>(null);
  const [missing, setMissing] = useState(false);
  const navigate = useNavigate();
  const { mutate, isPending, error } = useQuoteChange(
    { method: "POST", path: "", done: "Draft saved" },
    ({ id }) => void navigate(`/admin/quotes/${id}`),
  );
  return (
    <>
      <p>
        <button type="button" className="button button-primary" onClick={() => setOpen(true)}>
          Write a quote
        </button>
      </p>
      <Dialog open={open} onOpenChange={setOpen} size="wide" title="Write a quote">
        <CompanyField
          label="Company"
          required
          chosen={company}
          onChoose={setCompany}
          error={missing && !company ? "Please choose a company" : undefined}
        />
        <QuoteForm
          start={emptyDraft()}
          isNew
          memberDiscount={quickstartDiscountOf(company?.planId ?? null)}
          pending={isPending}
          error={error}
          onCancel={() => setOpen(false)}
          onSave={(input) => {
            setMissing(!company);
            if (company) mutate({ ...input, companyId: company.id });
          }}
        />
      </Dialog>
    </>
  );
}
