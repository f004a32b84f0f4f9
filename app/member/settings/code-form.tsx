import { type FormEvent, useEffect, useRef } from "react";
import { request, RequestError } from "../../api-client/api-fetch.ts";
import { useMemberMutation } from "../use-member-mutation.ts";
import { reauthentication } from "./reauthentication-query.ts";

export function CodeForm({ email, onDone }: { email: string; onDone: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  // The button that asked for the code has gone with the focus.
  useEffect(() => field.current?.focus(), []);
  const enter = useMemberMutation({
    mutationFn: (code: string) => request("POST", `${reauthentication}/code`, { code }),
    onSuccess: onDone,
    onError: () => field.current?.select(),
  });
  const problem =
    enter.error &&
    ((enter.error instanceof RequestError && (enter.error.fields["code"] ?? enter.error.said)) ||
      "The code was not checked. Check your connection and try again.");
  function submit(event: FormEvent) {
    event.preventDefault();
    if (field.current) enter.mutate(field.current.value);
  }
  return (
    <form className="form" noValidate onSubmit={submit}>
      <div className="field">
        <label htmlFor="reauthentication-code">Six-digit code</label>
        <input
          ref={field}
          id="reauthentication-code"
          className="control code-control"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
          aria-required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? "reauthentication-error" : "reauthentication-hint"}
        />
        {problem ? (
          <p id="reauthentication-error" className="field-error" role="alert">
            {problem}
          </p>
        ) : null}
        <p id="reauthentication-hint" className="hint">
          We sent it to {email}. It works once, for ten minutes.
        </p>
      </div>
      <p>
        <button className="button button-primary" aria-disabled={enter.isPending}>
          {enter.isPending ? "Checking..." : "Confirm"}
        </button>
      </p>
    </form>
  );
}
