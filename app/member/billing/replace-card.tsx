import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { request } from "../../api-client/api-fetch.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { newCardQuery } from "../../signup/card-setup-query.ts";
import type { Card } from "../../signup/cards/card.ts";
import { CannotLoad } from "../../ui/cannot-load.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { toast } from "../../ui/toast-store.ts";

const unchanged = "The card on file is still the one before.";

function CardFields({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const query = useQuery(newCardQuery);
  const card = useRef<Card>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(): Promise<void> {
    if (!card.current || (await card.current.check())) return;
    const outcome = await card.current.confirm();
    if (outcome.kind === "refused") return setProblem(outcome.message);
    if (outcome.kind === "leaving") return;
    const { setupIntentId } = card.current;
    await request("PUT", "/api/billing/card", { setupIntentId });
    toast({ title: "Card replaced", description: "It is the one that is charged from now on." });
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
    }
    setPending(false);
  }

  const { data: setup, error } = query;
  if (error) return <CannotLoad what="The card form" query={query} />;
  if (!setup) return <p className="loading">Opening the card form...</p>;
  const { CardForm } = setup;
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <CardForm setup={setup} ref={card} />
      {problem ? <FormProblem>{problem}</FormProblem> : null}
      <DialogActions onDismiss={onClose} pending={pending}>
        {pending ? "Saving..." : "Use this card"}
      </DialogActions>
    </form>
  );
}

export function ReplaceCard() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <p>
        <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
          Use another card
        </button>
      </p>
      <Dialog open={open} onOpenChange={setOpen} title="Use another card">
        {open ? <CardFields onClose={close} /> : null}
      </Dialog>
    </>
  );
}
