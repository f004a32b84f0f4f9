import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { currentUserQuery } from "../api-client/current-user.ts";
import { termsVersion } from "../../content/terms-version.ts";
import type { UpgradePreview } from "../../domain/membership/schema.ts";
import type { OfferedPlan } from "../../domain/plans/schema.ts";
import { request, RequestError } from "../api-client/api-fetch.ts";
import { ofCompany } from "../api-client/of-company.ts";
import { toast } from "../ui/toast-store.ts";
import { companiesQuery } from "./people/people-queries.ts";
import { membershipHeading } from "./places.ts";
import { useMemberMutation } from "./use-member-mutation.ts";

export const upgradeFailure = "Failed to upgrade membership. Please try again.";

/** The server says why in words, and trying again does not help. */
export const isRefusal = (error: Error | null): error is RequestError =>
  error instanceof RequestError && [403, 409].includes(error.status);

/** Days. */
const period = 30;

type AskedUpgrade = { plan: OfferedPlan; on: string; card: string };

/** Asks first where a saved card stands behind it: with what there is at the press, as another tab may have saved one. */
export function useUpgrade(offered: OfferedPlan[]) {
  const [asked, setAsked] = useState<AskedUpgrade | null>(null);
  const [open, setOpen] = useState(false);
  const take = useTakenPlan(() => setOpen(false));
  const begin = useMemberMutation({
    mutationFn: async (planId: string) => {
      const plan = offered.find(({ id }) => id === planId);
      if (!plan) throw new Error("Plan not found");
      const answer = await request("GET", "/api/membership/upgrade/preview");
      return { plan, ...((await answer.json()) as UpgradePreview) };
    },
    onMutate: () => take.reset(),
    onSuccess: ({ plan, on, card }) => {
      if (card === null) return take.mutate(plan);
      setAsked({ plan, on, card });
      setOpen(true);
    },
    onError: sayNotUpgraded,
  });
  return {
    begin: begin.mutate,
    planId: begin.variables,
    isAsking: begin.isPending,
    isTaking: take.isPending,
    error: begin.error ?? take.error,
    asked,
    open,
    setOpen,
    take: take.mutate,
  };
}

function useTakenPlan(onTaken: () => void) {
  const queries = useQueryClient();
  return useMemberMutation({
    mutationFn: async (plan: OfferedPlan) => {
      const start = new Date();
      const own = await queries.ensureQueryData(companiesQuery);
      const shown = own?.companies.find(({ inView }) => inView);
      const path = "/api/membership/upgrade";
      return request("POST", shown ? ofCompany(path, shown.id) : path, {
        membershipPlan: plan.id,
        membershipStartDate: start.toISOString(),
        membershipEndDate: new Date(start.getTime() + period * 86_400_000).toISOString(),
        hoursRemaining: plan.hoursIncluded,
        hoursUsed: 0,
        termsVersion,
      });
    },
    onSuccess: async () => {
      onTaken();
      toast({
        title: "Success",
        description: "Your membership has been upgraded successfully!",
      });
      await queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      // The card with the pressed button is about to disappear.
      document.getElementById(membershipHeading)?.focus();
    },
    onError: (error) => {
      sayNotUpgraded(error);
      // It may have been upgraded in another tab or by an admin: show that.
      if (isRefusal(error))
        for (const { queryKey } of [currentUserQuery, companiesQuery])
          void queries.invalidateQueries({ queryKey, exact: true });
    },
  });
}

function sayNotUpgraded(error: Error): void {
  toast({
    variant: "destructive",
    title: "Error",
    // The card with its own words goes where the role has changed.
    description: (isRefusal(error) && error.status === 403 && error.said) || upgradeFailure,
    lasting: !isRefusal(error),
  });
}
