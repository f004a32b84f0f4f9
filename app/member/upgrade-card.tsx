import { useQuery } from "@tanstack/react-query";
import { Benefit } from "../plan/benefit.tsx";
import { useEffect, useRef } from "react";
import type { OfferedPlan } from "../../domain/plans/schema.ts";
import { plansQuery } from "../api-client/plans.ts";
import { civilDay } from "../../content/civil-day.ts";
import { dollars } from "../../content/dollars.ts";
import { TermsLink } from "../plan/agrees-to-terms.tsx";
import { CannotLoad } from "../ui/cannot-load.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { FormProblem } from "../ui/form-problem.tsx";
import { WriteToUs } from "./write-to-us.tsx";
import { upgradeHeading } from "./places.ts";
import { isRefusal, upgradeFailure, useUpgrade } from "./use-upgrade.ts";

const shown = 2;

function Plans({ offered }: { offered: OfferedPlan[] }) {
  const upgrade = useUpgrade(offered);
  const { planId, isAsking, isTaking, error, asked, open } = upgrade;
  const pressed = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    // A disabled button loses the focus.
    if (error && !open) pressed.current?.focus();
  }, [error, open]);
  const problem = error ? <UpgradeProblem error={error} planId={planId ?? ""} /> : null;
  const terms = (
    <p className="hint">
      By upgrading you agree to our <TermsLink />.
    </p>
  );
  return (
    <>
      <ul className="upgrade-plans">
        {offered
          .filter(({ id }) => id !== "free")
          .slice(0, shown)
          .map(({ id, name, description, price, hoursIncluded, features }) => (
            <li key={id}>
              <div>
                <h3 id={`plan-${id}`} className="text-title-2">
                  {name}
                </h3>
                <p>{description}</p>
                <ul>
                  {features.map((feature) => (
                    <li key={feature}>
                      <Benefit>{feature}</Benefit>
                    </li>
                  ))}
                </ul>
              </div>
              <div className="upgrade-terms">
                <p>
                  <strong>{dollars(price)}</strong> per month
                </p>
                <p>{hoursIncluded} consulting hours</p>
                <button
                  type="button"
                  className="button button-primary"
                  aria-describedby={`plan-${id}`}
                  aria-disabled={isAsking}
                  disabled={isTaking}
                  onClick={(event) => {
                    pressed.current = event.currentTarget;
                    upgrade.begin(id);
                  }}
                >
                  {(isAsking || isTaking) && planId === id ? "Upgrading..." : "Upgrade"}
                </button>
              </div>
            </li>
          ))}
      </ul>
      {terms}
      <FormProblem>{open ? null : problem}</FormProblem>
      {asked ? (
        <ConfirmDialog
          open={open}
          onOpenChange={upgrade.setOpen}
          title={`Upgrade to ${asked.plan.name}?`}
          text="The plan and its hours begin at once. Your card stays on file: this upgrade does not charge it."
          facts={[
            ["Plan", asked.plan.name],
            ["Price", `${dollars(asked.plan.price)} per month`],
            ["Hours each period", `${asked.plan.hoursIncluded} hours`],
            ["Card on file", asked.card],
            ["Begins", civilDay(asked.on)],
          ]}
          confirm={isTaking ? "Upgrading..." : "Upgrade"}
          pending={isTaking}
          problem={problem}
          onConfirm={() => upgrade.take(asked.plan)}
        >
          {terms}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function UpgradeProblem({ error, planId }: { error: Error; planId: string }) {
  const refusal = isRefusal(error) ? error : null;
  return (
    <>
      {refusal?.said ?? upgradeFailure}{" "}
      {refusal?.fields["card"] ? (
        <a className="link" href={`/signup?${new URLSearchParams({ plan: planId })}`}>
          Save a card
        </a>
      ) : null}
    </>
  );
}

function Waiting() {
  return (
    <output className="upgrade-plans">
      <span className="sr-only">Loading plans...</span>
      <span className="skeleton skeleton-plan" />
      <span className="skeleton skeleton-plan" />
    </output>
  );
}

export function UpgradeCard() {
  const query = useQuery(plansQuery);
  const { data: offered, isError } = query;
  return (
    <section className="upgrade" aria-labelledby={upgradeHeading}>
      <div className="shell">
        <div className="upgrade-head">
          <h2 id={upgradeHeading} tabIndex={-1} className="text-display-2">
            Upgrade Your Plan
          </h2>
          <a className="button button-quiet" href="/membership" target="_blank" rel="noreferrer">
            View All Plans<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </div>
        {offered ? (
          <Plans offered={offered} />
        ) : isError ? (
          <CannotLoad what="The plans" query={query}>
            <WriteToUs />
          </CannotLoad>
        ) : (
          <Waiting />
        )}
      </div>
    </section>
  );
}
