import { useState } from "react";
import { useNavigate } from "react-router";
import { quickstartDiscountOf } from "../../../content/plans.ts";
import { useSendKey } from "../../api-client/use-send-key.ts";
import { type Chosen, CompanyField } from "../work/log/company-field.tsx";
import { emptyDraft } from "./quote-draft.ts";
import { QuoteDialog } from "./quote-dialog.tsx";
import { useQuoteChange } from "./use-quote-change.ts";

export function NewQuote() {
  const [open, setOpen] = useState(false);
  const [company, setCompany] = useState<Chosen | null>(null);
  const [missing, setMissing] = useState(false);
  const navigate = useNavigate();
  const { keyOf } = useSendKey();
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
      {open ? (
        <QuoteDialog
          title="Write a quote"
          start={emptyDraft()}
          isNew
          memberDiscount={quickstartDiscountOf(company?.planId ?? null)}
          pending={isPending}
          error={error}
          onClose={() => setOpen(false)}
          onSave={(input) => {
            setMissing(!company);
            if (!company) return;
            const written = { ...input, companyId: company.id };
            mutate({ ...written, key: keyOf(JSON.stringify(written)) });
          }}
        >
          <CompanyField
            label="Company"
            required
            chosen={company}
            onChoose={setCompany}
            error={missing && !company ? "Please choose a company" : undefined}
          />
        </QuoteDialog>
      ) : null}
    </>
  );
}
