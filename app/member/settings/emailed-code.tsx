import { failureText } from "../../api-client/failure-text.ts";
import { request } from "../../api-client/api-fetch.ts";
import { useMemberMutation } from "../use-member-mutation.ts";
import { FormProblem } from "../../ui/form-problem.tsx";
import { reauthentication } from "./reauthentication-query.ts";

type Props = { isOnlyWay: boolean; onAsked: () => void };

export function EmailedCode({ isOnlyWay, onAsked }: Props) {
  const ask = useMemberMutation({
    mutationFn: () => {
      const { pathname, search } = window.location;
      return request("POST", `${reauthentication}/email`, { returnTo: pathname + search });
    },
    onSuccess: onAsked,
  });
  return (
    <div>
      <button
        type="button"
        className={`button ${isOnlyWay ? "button-primary" : "button-quiet"}`}
        aria-disabled={ask.isPending}
        onClick={() => ask.mutate(undefined)}
      >
        {ask.isPending ? "Sending..." : "Email me a code"}
      </button>
      <FormProblem>
        {ask.error
          ? failureText(ask.error, "No code was sent. Check your connection and try again.")
          : ""}
      </FormProblem>
    </div>
  );
}
