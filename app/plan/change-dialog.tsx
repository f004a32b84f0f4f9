import { useQuery } from "@tanstack/react-query";
import { civilDay, monthDay } from "../../content/civil-day.ts";
import { dollars } from "../../content/dollars.ts";
import { termsVersion } from "../../content/terms-version.ts";
import { type Billing, cardName } from "../../domain/billing/schema.ts";
import type { PlanChoice, PlanPreview, Subscription } from "../../domain/membership/schema.ts";
import { failureText } from "../api-client/failure-text.ts";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FormProblem } from "../ui/form-problem.tsx";
import { AgreesToTerms } from "./agrees-to-terms.tsx";
import { ChangeFields } from "./change-fields.tsx";
import { type PlanDoor, planQuery } from "./plan-door.ts";
import { unchanged } from "./plan-words.ts";
import { PreviewFacts } from "./preview-facts.tsx";
import { PreviewProblem } from "./preview-problem.tsx";
import { useChoice } from "./use-choice.ts";
import { usePlanChange } from "./use-plan-change.ts";
import { usePreview } from "./use-preview.ts";

type Props = {
  door: PlanDoor;
  subscription: Subscription;
  /** Null to choose it here. */
  planId: string | null;
  onClose: () => void;
};

export function ChangeDialog({ door, subscription, planId, onClose }: Props) {
  const choosing = useChoice(subscription, planId);
  const choice = choosing && !choosing.isPlanned ? choosing.choice : null;
  const { card = null } = useQuery(planQuery(door)).data ?? {};
  const preview = usePreview(door, choice);
  const shown = preview.isPlaceholderData ? undefined : preview.data;
  const { mutate, isPending, error } = usePlanChange<PlanChoice>(door, {
    verb: "plan",
    told: ({ payment }) => (payment?.changesBy ? waitsFor(payment) : toldOf(shown)),
    onDone: onClose,
  });
  const asks = planId === null || choosing?.slot.now || (choosing?.offer.terms.length ?? 0) > 1;
  const asksCard = door.isOwn && choice?.when === "now";
  return (
    <Dialog
      open
      onOpenChange={(open) => open || isPending || onClose()}
      size="wide"
      title={titleOf(subscription, planId, choosing?.offer.name)}
    >
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (choice && shown) mutate({ ...choice, termsVersion });
        }}
      >
        <div className="plan-change">
          {choosing && asks ? (
            <ChangeFields
              choosing={choosing}
              offers={subscription.offers}
              asksPlan={planId === null}
            />
          ) : null}
          <div aria-live="polite" aria-busy={preview.isFetching} className="plan-preview-place">
            {choosing?.isPlanned ? (
              <p>This is planned already, from {civilDay(choosing.slot.on)}.</p>
            ) : preview.data ? (
              <PreviewFacts
                preview={preview.data}
                now={subscription}
                card={card && cardName({ cardBrand: card.brand, cardLast4: card.last4 })}
              />
            ) : preview.isFetching ? (
              <p className="loading">Working out what would happen...</p>
            ) : null}
          </div>
        </div>
        {error ? (
          <FormProblem>{failureText(error, unchanged)}</FormProblem>
        ) : choosing ? (
          <PreviewProblem
            preview={preview}
            cardAt={
              asksCard ? `/signup?${new URLSearchParams({ plan: choosing.choice.planId })}` : null
            }
          />
        ) : (
          <FormProblem>
            {subscription.pausing.refusal ?? "This can no longer be chosen."}
          </FormProblem>
        )}
        {door.isOwn && shown && !shown.takesBack ? <AgreesToTerms /> : null}
        <DialogActions onDismiss={onClose} pending={isPending || !shown}>
          {isPending ? "Changing..." : confirmOf(shown)}
        </DialogActions>
      </form>
    </Dialog>
  );
}

function titleOf({ planId: present }: Subscription, planId: string | null, name = ""): string {
  if (planId === null || name === "") return "Change plan or term";
  return planId === present ? `Change the term of ${name}` : `Change to ${name}`;
}

function confirmOf(preview: PlanPreview | undefined): string {
  if (!preview) return "Change";
  if (preview.takesBack) return `Keep ${preview.name}`;
  if (preview.when === "next") return `Change on ${monthDay(preview.on)}`;
  return preview.chargedToday ? `Change now for ${dollars(preview.chargedToday)}` : "Change now";
}

/** The plan page has the way to pay. */
const waitsFor = ({ state }: Pick<NonNullable<Billing["payment"]>, "state">) => ({
  title: state === "bank" ? "The bank asks to confirm the payment" : "The card was declined",
  description: "The plan changes once it is paid.",
});

function toldOf(preview: PlanPreview | undefined) {
  if (!preview || preview.takesBack) return { title: "The plan stays as it is" };
  const { when, name, on } = preview;
  return when === "now"
    ? { title: "Plan changed", description: `The first period of ${name} began today.` }
    : { title: `Changes on ${civilDay(on)}`, description: "Until then it can be taken back." };
}
