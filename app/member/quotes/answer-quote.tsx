import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { z } from "zod";
import type { Quote } from "../../../domain/quotes/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { currentOf } from "../../api-client/current-of.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { messagesKept, readStored, removeStored, writeStored } from "../../browser-storage.ts";
import { FormProblem } from "../../ui/form-problem.tsx";
import { FieldError } from "../../ui/field.tsx";
import { useMemberMutation } from "../use-member-mutation.ts";
import { ownQuotesQuery } from "./quotes-query.ts";

const draft = z.object({ name: z.string(), text: z.string() });
const nothing = { name: "", text: "" };

type Answer = { path: "acceptance" | "refusal"; body: object };

export function AnswerQuote({ quote: { id, version, hash, company } }: { quote: Quote }) {
  const queries = useQueryClient();
  const [missing, setMissing] = useState(false);
  const key = `${messagesKept}quote-${id}`;
  const [typed, setTyped] = useState(() => readStored("sessionStorage", key, draft) ?? nothing);
  const keep = (part: Partial<typeof nothing>) => {
    const changed = { ...typed, ...part };
    setTyped(changed);
    writeStored("sessionStorage", key, changed);
  };
  const { mutate, isPending, error } = useMemberMutation({
    mutationFn: ({ path, body }: Answer) => request("POST", `/api/quotes/${id}/${path}`, body),
    onSuccess: () => removeStored("sessionStorage", key),
    onSettled: () => queries.invalidateQueries({ queryKey: ownQuotesQuery.queryKey }),
  });
  const accept = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = typed.name.trim();
    setMissing(name === "");
    if (name === "") event.currentTarget.querySelector("input")?.focus();
    else mutate({ path: "acceptance", body: { name, version, hash } });
  };
  const decline = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate({ path: "refusal", body: { because: typed.text.trim() } });
  };
  return (
    <>
      <FormProblem>
        {error
          ? failureText(error, "Nothing was sent. Check your connection and try again.")
          : null}
      </FormProblem>
      {currentOf(error) ? (
        <p className="hint">What you see above is the quote as it is now.</p>
      ) : null}
      <form className="form quote-answer" noValidate onSubmit={accept}>
        <div className="field">
          <label htmlFor="accept-name">Your name, as your signature for {company}</label>
          <input
            id="accept-name"
            name="name"
            className="control"
            autoComplete="name"
            maxLength={150}
            value={typed.name}
            onChange={({ target }) => keep({ name: target.value })}
            aria-required
            aria-invalid={missing || undefined}
            aria-describedby={missing ? "accept-name-error" : undefined}
          />
          <FieldError id="accept-name">{missing ? "Please type your name" : undefined}</FieldError>
        </div>
        <button className="button button-primary" aria-disabled={isPending}>
          {isPending ? "Sending..." : "Accept this quote"}
        </button>
      </form>
      <details className="quote-decline">
        <summary>Decline it</summary>
        <form className="form" onSubmit={decline}>
          <div className="field">
            <label htmlFor="decline-because">
              What would have to be different? <span className="optional">Optional</span>
            </label>
            <textarea
              id="decline-because"
              name="because"
              className="control"
              rows={3}
              maxLength={1000}
              value={typed.text}
              onChange={({ target }) => keep({ text: target.value })}
            />
          </div>
          <button className="button button-quiet" aria-disabled={isPending}>
            Decline this quote
          </button>
        </form>
      </details>
    </>
  );
}
