import { useMutation } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import type { PlanId } from "../../content/plans.ts";
import { termsVersion } from "../../content/terms-version.ts";
import type { SignupFields } from "../../domain/applications/schema.ts";
import { request, RequestError } from "../api-client/api-fetch.ts";
import { failureText } from "../api-client/failure-text.ts";
import { toastFailure } from "../ui/toast-failure.ts";
import { toast } from "../ui/toast-store.ts";
import { type Card, returnPath } from "./cards/card.ts";
import { keepCardUnderWay } from "./card-under-way.ts";
import { deleteFormDraft } from "./form-draft.ts";

type Attempt = { form: SignupFields; card: Card };

/** With zod, which loads after the form. */
const readSource = (about: string) =>
  import("../site/came-by.ts").then(
    ({ cameBy }) => ({ ...cameBy(), ...(about && { about }) }),
    () => undefined,
  );

class CardRefused extends Error {
  override name = "CardRefused";
}

const tryAgain = "Please try again.";

export function useSignup(
  { planId, about }: { planId: PlanId; about: string },
  cardRef: RefObject<Card | null>,
  onRefused: (error: Error) => void,
  knownProblem: string,
) {
  const savedCard = useRef<string | null>(null);
  const busy = useRef(false);
  const [problem, setProblem] = useState(knownProblem);

  async function signUp({ form, card }: Attempt): Promise<"done" | "leaving"> {
    const { setupIntentId } = card;
    const claim = { ...form, planId, termsVersion, setupIntentId, cameBy: await readSource(about) };
    const problem = savedCard.current === null ? await card.check() : null;
    if (problem) throw new CardRefused(problem);
    try {
      await request("PUT", "/api/membership/signup-draft", claim);
    } catch (error) {
      // An attempt whose response was lost may have finished the signup, which then says so itself.
      const conflict = error instanceof RequestError && error.status === 409;
      if (savedCard.current === null || !conflict) throw error;
    }
    if (savedCard.current === null) {
      keepCardUnderWay(setupIntentId);
      const outcome = await card.confirm();
      if (outcome.kind === "leaving") return "leaving";
      if (outcome.kind === "refused") keepCardUnderWay(null);
      if (outcome.kind === "refused") throw new CardRefused(outcome.message);
      savedCard.current = outcome.paymentMethodId;
    }
    const paymentMethodId = savedCard.current;
    await request("POST", "/api/membership/signup", { ...claim, paymentMethodId });
    return "done";
  }

  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: signUp,
    onSuccess(end) {
      if (end === "leaving") return;
      deleteFormDraft();
      window.location.assign(returnPath);
    },
    onError(error) {
      busy.current = false;
      if (error instanceof CardRefused) {
        setProblem(error.message);
        toastFailure("Payment setup failed", error, error.message);
        return;
      }
      setProblem(failureText(error, tryAgain));
      toastFailure("Signup failed", error, tryAgain);
      onRefused(error);
    },
  });

  return {
    /** Stays true while the browser navigates to the next page. */
    processing: isPending || isSuccess,
    problem,
    submit: (form: SignupFields) => {
      const card = cardRef.current;
      if (!card) {
        toast({
          variant: "destructive",
          title: "Payment system not ready",
          description: "Please wait a moment and try again.",
        });
        return;
      }
      // A second click may come before the button is disabled.
      if (busy.current) return;
      busy.current = true;
      setProblem("");
      mutate({ form, card });
    },
  };
}
