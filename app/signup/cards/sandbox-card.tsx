import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from "react";
import type { CardSetup, SandboxIntent } from "../../../domain/billing/cards/schema.ts";
import { request, RequestError } from "../../api-client/api-fetch.ts";
import { type CardField, type CardOutcome, returnPath } from "./card.ts";
import { groupDigits, outcomeOf, type TestNumber, testNumbers } from "./test-numbers.ts";

/** What somebody who tries the form wants to see; the others are about what comes after. */
const usual = 4;

const noConnection =
  "We could not reach the card service. Please check your connection and try again.";

async function confirm(setup: CardSetup, number: string, return_to: string): Promise<CardOutcome> {
  const outcome = outcomeOf(number);
  if (outcome === undefined || outcome === "network")
    return { kind: "refused", message: noConnection };
  const path = `/api/card-sandbox/setup-intents/${setup.setupIntentId}/confirmation`;
  const { client_secret } = setup;
  let answer: SandboxIntent;
  try {
    answer = await (await request("POST", path, { client_secret, outcome, return_to })).json();
  } catch (error) {
    const said = error instanceof RequestError ? error.said : undefined;
    return { kind: "refused", message: said ?? noConnection };
  }
  if (answer.redirect_to) {
    window.location.assign(answer.redirect_to);
    return { kind: "leaving" };
  }
  return answer.payment_method
    ? { kind: "saved", paymentMethodId: answer.payment_method }
    : { kind: "refused", message: "Your card was declined." };
}

function problemOf(number: string): string | null {
  if (number === "") return "Your card number is incomplete.";
  return outcomeOf(number) ? null : "The sandbox accepts only the test numbers below.";
}

/** The trial's card field. The number stays in this component; only its outcome is sent. */
export function SandboxCard({
  setup,
  returnTo = returnPath,
  focusesFirst,
  ref,
}: ComponentProps<CardField>) {
  const [number, setNumber] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusesFirst) field.current?.focus();
  }, [focusesFirst]);
  const change = (typed: string) => {
    setNumber(groupDigits(typed));
    setProblem(null);
  };
  useImperativeHandle(ref, () => ({
    setupIntentId: setup.setupIntentId,
    async check() {
      const found = problemOf(number);
      setProblem(found);
      if (found) field.current?.focus();
      return found;
    },
    confirm: () => confirm(setup, number, returnTo),
  }));
  return (
    <div className="sandbox-card">
      <p className="sandbox-mark">
        <strong>Card sandbox</strong> This is a trial without a card provider. Use a test number,
        never a real card.
      </p>
      <div className="field">
        <label htmlFor="sandbox-number">Card number</label>
        <input
          id="sandbox-number"
          className="control card-number"
          inputMode="numeric"
          ref={field}
          autoComplete="off"
          placeholder="1234 1234 1234 1234"
          aria-required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? "sandbox-number-error" : undefined}
          value={number}
          onChange={(event) => change(event.target.value)}
        />
        {problem ? (
          <p id="sandbox-number-error" className="field-error">
            {problem}
          </p>
        ) : null}
      </div>
      <Numbers of={testNumbers.slice(0, usual)} onChoose={change} />
      <details className="more-numbers">
        <summary>More test numbers</summary>
        <Numbers of={testNumbers.slice(usual)} onChoose={change} />
      </details>
    </div>
  );
}

type NumbersProps = { of: TestNumber[]; onChoose: (digits: string) => void };

function Numbers({ of, onChoose }: NumbersProps) {
  return (
    <ul className="test-numbers">
      {of.map(({ digits, label }) => (
        <li key={digits}>
          <button type="button" onClick={() => onChoose(digits)}>
            <span>{groupDigits(digits)}</span> {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
