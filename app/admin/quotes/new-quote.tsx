import { useState } from "react";
import { useNavigate } from "react-router";
import { useSendKey } from "../../api-client/use-send-key.ts";
import { NewQuoteFields } from "./new-quote-fields.tsx";
import { emptyDraft } from "./quote-draft.ts";
import { QuoteDialog } from "./quote-dialog.tsx";
import { useQuoteChange } from "./use-quote-change.ts";

export function NewQuote() {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const { keyOf } = useSendKey();
  const { mutate, isPending, error, reset } = useQuoteChange(
    { method: "POST", path: "", done: "Draft saved" },
    ({ id }) => void navigate(`/admin/quotes/${id}`),
  );
  return (
    <>
      <p>
        <button
          type="button"
          className="button button-primary"
          onClick={() => {
            reset();
            setOpen(true);
          }}
        >
          Write a quote
        </button>
      </p>
      {open ? (
        <QuoteDialog
          title="Write a quote"
          start={emptyDraft()}
          pending={isPending}
          error={error}
          onClose={() => setOpen(false)}
          onSave={(written) => mutate({ ...written, key: keyOf(JSON.stringify(written)) })}
        >
          {(form, onEdit) => <NewQuoteFields form={form} onEdit={onEdit} />}
        </QuoteDialog>
      ) : null}
    </>
  );
}
