import type { ReactNode } from "react";
import { ConfirmAction, type Message } from "../confirm-action.tsx";

export type DecisionWords = {
  question: {
    text: string;
    confirm: string;
    dismiss?: string;
    danger?: boolean;
    facts?: [name: string, value: string][];
  };
  done: Message;
  failed: Message;
};

type Person = { firstName: string; lastName: string; company: string };

type Props<Decision> = {
  list: string;
  heading: string;
  words: (decision: Decision) => DecisionWords;
  act: (decision: Decision) => Promise<unknown>;
  children: (ask: (decision: Decision) => void) => ReactNode;
};

/** Asks before somebody who wants to join is taken or turned down. */
export function DecideApplicant<Decision extends { applicant: Person }>({
  list,
  heading,
  words,
  act,
  children,
}: Props<Decision>) {
  return (
    <ConfirmAction
      list={list}
      heading={heading}
      question={(decision: Decision) => {
        const { firstName, lastName, company } = decision.applicant;
        return { title: `${firstName} ${lastName}, ${company}`, ...words(decision).question };
      }}
      act={act}
      done={(decision) => words(decision).done}
      failed={(decision) => words(decision).failed}
    >
      {children}
    </ConfirmAction>
  );
}
