import { useQueryClient } from "@tanstack/react-query";
import type { Billing } from "../../domain/billing/schema.ts";
import { request } from "../api-client/api-fetch.ts";
import { useMemberMutation } from "../member/use-member-mutation.ts";
import { toastFailure } from "../ui/toast-failure.ts";
import { toast } from "../ui/toast-store.ts";
import { type PlanDoor, previewPath } from "./plan-door.ts";
import { unchanged } from "./plan-words.ts";

type Verb = "plan" | "pause" | "cancel" | "resume" | "charge" | "call-off";
type Told = { title: string; description?: string };

type Change = {
  verb: Verb;
  told: (after: Billing) => Told;
  /** The title of a toast: the place where it was asked may be gone by then. */
  refused?: string;
  onDone?: () => void;
};

/** Hours, dates and choices all hang on the plan, so everything is read again, after a refusal as well. */
export function usePlanChange<Input>(door: PlanDoor, { verb, told, refused, onDone }: Change) {
  const queries = useQueryClient();
  const readAgain = () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== previewPath(door) });
  return useMemberMutation({
    mutationFn: async (input: Input) => {
      const answer = await request("POST", door.at(verb), input);
      // Every verb of a plan answers what there is then.
      return (await answer.json()) as Billing;
    },
    onSuccess: async (after) => {
      toast(told(after));
      await readAgain();
      onDone?.();
    },
    onError: (error) => {
      if (refused) toastFailure(refused, error, unchanged);
      return readAgain();
    },
  });
}
