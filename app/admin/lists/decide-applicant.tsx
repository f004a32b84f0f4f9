import { type ReactNode, useState } from "react";
import { request } from "../../api-client/api-fetch.ts";
import { ConfirmAction, type Message } from "../confirm-action.tsx";
import { DecisionEmail } from "./decision-email.tsx";

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

type Person = { firstName: string; lastName: string; company: string; unproved: boolean };

const unproved: [name: string, value: string] = [
  "Who asked",
  "Somebody not signed in, though the address has an account. Make sure it was them when you call.",
];

type Props<Decision extends { applicant: Person }> = {
  list: string;
  heading?: string | undefined;
  words: (decision: Decision) => DecisionWords;
  door: (decision: Decision) => { path: string; body?: object };
  /** Where what was answered says more than that it is done. */
  follows?: (decision: Decision, after: Decision["applicant"]) => string | null;
  children: (ask: (decision: Decision) => void) => ReactNode;
};

export function DecideApplicant<Decision extends { applicant: Person }>({
  list,
  heading,
  words,
  door,
  follows,
  children,
}: Props<Decision>) {
  // By path: a question that was dismissed and is asked again has its note still.
  const [notes, setNotes] = useState<Record<string, string>>({});
  return (
    <ConfirmAction
      list={list}
      heading={heading}
      question={(decision: Decision) => {
        const { firstName, lastName, company } = decision.applicant;
        const { facts = [], ...question } = words(decision).question;
        const { path, body = {} } = door(decision);
        return {
          title: `${firstName} ${lastName}, ${company}`,
          ...question,
          facts: decision.applicant.unproved ? [...facts, unproved] : facts,
          children: (
            <DecisionEmail
              path={path}
              body={body}
              note={notes[path] ?? ""}
              onChange={(note) => setNotes({ ...notes, [path]: note })}
            />
          ),
        };
      }}
      act={async (decision): Promise<Decision["applicant"]> => {
        const { path, body } = door(decision);
        const answer = await request("PATCH", path, { ...body, note: notes[path] ?? "" });
        return answer.json();
      }}
      done={(decision, after) => {
        const { title, description } = words(decision).done;
        return { title, description: follows?.(decision, after) ?? description };
      }}
      failed={(decision) => words(decision).failed}
    >
      {children}
    </ConfirmAction>
  );
}
