import { type FormEvent, useState } from "react";
import { orderStatuses, type StaffQuote, waitsForInvoice } from "../../../domain/quotes/schema.ts";
import { currentOf } from "../../api-client/current-of.ts";
import { failureWords } from "../../ui/failure.tsx";
import { orderWords } from "../../quotes/quote-words.ts";
import { FormProblem } from "../../ui/form-problem.tsx";
import { useQuoteChange } from "./use-quote-change.ts";

type Saved = Pick<NonNullable<StaffQuote["order"]>, "status" | "notes">;

const savedBefore = (failure: Error | null): Saved | undefined =>
  (currentOf(failure) as StaffQuote | undefined)?.order ?? undefined;

type Props = { id: string; order: NonNullable<StaffQuote["order"]> };

export function OrderForm({ id, order }: Props) {
  const [status, setStatus] = useState<string>(order.status);
  const [notes, setNotes] = useState(order.notes);
  const [before, setBefore] = useState<Saved>(order);
  const path = `/${id}/order`;
  const { mutate, isPending, error } = useQuoteChange(
    { method: "PATCH", path, done: "Order saved" },
    (quote) => quote.order && setBefore(quote.order),
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { status, notes, before: { status: before.status, notes: before.notes } },
      { onError: (failure) => setBefore(savedBefore(failure) ?? before) },
    );
  };
  const isTaken = savedBefore(error) !== undefined;
  return (
    <form className="form order-form" onSubmit={save}>
      <div className="field">
        <label htmlFor="order-status">How far it is</label>
        <select
          id="order-status"
          className="control"
          value={status}
          onChange={({ target }) => setStatus(target.value)}
        >
          {orderStatuses.map((value) => (
            <option key={value} value={value}>
              {orderWords[value]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="order-notes">Notes, for staff only</label>
        <textarea
          id="order-notes"
          className="control"
          rows={3}
          value={notes}
          onChange={({ target }) => setNotes(target.value)}
        />
      </div>
      <FormProblem>
        {error ? (
          <>
            {failureWords(error, "The server did not respond. Nothing was saved.")}
            {isTaken
              ? ` It is “${orderWords[before.status]}” now, ${before.notes ? `with the notes “${before.notes}”` : "without notes"}. Save again to replace that.`
              : null}
          </>
        ) : null}
      </FormProblem>
      <p>
        <button
          className={`button ${waitsForInvoice(order) ? "button-quiet" : "button-primary"}`}
          aria-disabled={isPending}
        >
          {isPending ? "Saving..." : "Save the order"}
        </button>
      </p>
    </form>
  );
}
