import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { failureText } from "../api-client/failure-text.ts";
import { newCardQuery } from "../signup/card-setup-query.ts";
import type { Card } from "../signup/cards/card.ts";
import { useFormLoading } from "../signup/use-form-loading.ts";
import { CannotLoad } from "../ui/cannot-load.tsx";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useAddress } from "../use-address.ts";
import { FormProblem } from "../ui/form-problem.tsx";

type Saving = {
  /** Where a card form is opened. */
  path: string;
  /** The card is saved at the provider; what becomes of it is said by a toast. */
  onSaved: (setupIntentId: string) => Promise<void>;
  submit: { idle: string; pending: string };
  unchanged: string;
};

const notReady = "Payment system not ready. Please wait a moment and try again.";

const bankRefused =
  "Your bank did not confirm this card, so it was not saved. Try again, or use another card.";

/** A bank that asked in a frame of its own took the focus along. */
function takeFocusBack(form: HTMLFormElement | null): void {
  const dialog = form?.closest<HTMLElement>('[role="dialog"]');
  if (!dialog?.contains(document.activeElement)) dialog?.focus();
}

function CardFields({
  path,
  onSaved,
  submit: words,
  unchanged,
  refused,
  onClose,
}: Saving & { refused: boolean; onClose: () => void }) {
  const queries = useQueryClient();
  const query = useQuery(newCardQuery(path));
  const { isMissing, openAgain, onLoadError } = useFormLoading(query);
  const card = useRef<Card>(null);
  const form = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(refused ? bankRefused : null);

  async function save(): Promise<void> {
    if (!card.current) return setProblem(notReady);
    if (await card.current.check()) return;
    const outcome = await card.current.confirm();
    if (outcome.kind === "refused") {
      setProblem(outcome.message);
      takeFocusBack(form.current);
      return;
    }
    if (outcome.kind === "leaving") return;
    const { setupIntentId } = card.current;
    await onSaved(setupIntentId);
    await queries.invalidateQueries();
    onClose();
  }

  async function submit(): Promise<void> {
    if (pending) return;
    setPending(true);
    setProblem(null);
    try {
      await save();
    } catch (error) {
      setProblem(error instanceof Error ? failureText(error, unchanged) : unchanged);
      takeFocusBack(form.current);
    }
    setPending(false);
  }

  const { data: setup, error, isFetching } = query;
  if (isMissing)
    return (
      <CannotLoad
        what="The card form"
        query={{
          error,
          isFetching,
          refetch: () => {
            setProblem(null);
            return openAgain();
          },
        }}
      />
    );
  if (!setup) return <p className="loading">Opening the card form...</p>;
  const { CardForm } = setup;
  const isReturned = problem === bankRefused;
  return (
    <form
      ref={form}
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {/* Whoever comes back from the bank is at the top. */}
      {isReturned ? <FormProblem>{problem}</FormProblem> : null}
      <CardForm
        setup={setup}
        returnTo={window.location.pathname}
        onLoadError={onLoadError}
        ref={card}
        focusesFirst
      />
      {isReturned ? null : <FormProblem>{problem}</FormProblem>}
      <DialogActions onDismiss={onClose} pending={pending}>
        {pending ? words.pending : words.idle}
      </DialogActions>
    </form>
  );
}

type Props = Saving & { title: string; description?: string; quiet?: boolean };

export function CardDialog({ title, description, quiet = false, ...saving }: Props) {
  const { params, change } = useAddress();
  const open = params.get("open") === "card";
  const refused = params.get("bank") === "refused";
  const setOpen = (isOpen: boolean) =>
    change({ open: isOpen ? "card" : null, bank: null }, { replace: true });
  return (
    <>
      <p>
        <button
          type="button"
          className={`button ${quiet ? "button-quiet" : "button-primary"}`}
          onClick={() => setOpen(true)}
        >
          {title}
        </button>
      </p>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        description={description}
        modal={false}
      >
        {open ? <CardFields {...saving} refused={refused} onClose={() => setOpen(false)} /> : null}
      </Dialog>
    </>
  );
}
