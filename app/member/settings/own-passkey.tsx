import { failureText } from "../../api-client/failure-text.ts";
import { passkeysWork, showPasskey } from "../../api-client/passkeys.ts";
import { useMemberMutation } from "../use-member-mutation.ts";
import { FormProblem } from "../../ui/form-problem.tsx";

export function OwnPasskey({ onDone }: { onDone: () => void }) {
  const show = useMemberMutation({
    mutationFn: () => showPasskey("/api/account/reauthentication/passkey"),
    onSuccess: onDone,
  });
  if (!passkeysWork()) return <p className="hint">This browser doesn’t support passkeys.</p>;
  return (
    <div>
      <button
        type="button"
        className="button button-primary"
        aria-disabled={show.isPending}
        onClick={() => show.mutate(undefined)}
      >
        {show.isPending ? "Waiting for your device..." : "Use a passkey"}
      </button>
      <FormProblem>
        {show.error
          ? failureText(show.error, "No passkey was used. Try again when your device is ready.")
          : ""}
      </FormProblem>
    </div>
  );
}
