import { useState } from "react";
import { RequestError } from "../api-client/api-fetch.ts";
import { passkeysWork, registerPasskey, signInWithPasskey } from "../api-client/passkeys.ts";
import { FormProblem } from "../ui/form-problem.tsx";

type Props = {
  label: string;
  returnTo?: string;
  register?: boolean;
  isOnlyWay?: boolean;
};

export function PasskeyButton({ label, returnTo, register = false, isOnlyWay = false }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  async function press() {
    // Disabling the button would drop the focus.
    if (isBusy) return;
    const otherwise = isOnlyWay ? "use another one" : "choose another way";
    if (!passkeysWork()) {
      setProblem(`This browser cannot use passkeys. Please ${otherwise}.`);
      return;
    }
    setProblem("");
    setBusy(true);
    try {
      const next = register
        ? (await registerPasskey("Passkey")).returnTo
        : await signInWithPasskey(returnTo);
      location.assign(next ?? "/dashboard");
    } catch (error) {
      const wayOut = isOnlyWay ? "Please try again." : "Try again, or choose another way.";
      setProblem(
        (error instanceof RequestError && error.said) ||
          `No passkey was ${register ? "made" : "used"}. ${wayOut}`,
      );
      setBusy(false);
    }
  }

  return (
    <div className="passkey">
      <button
        type="button"
        className={`button button-large ${isOnlyWay ? "button-primary" : "button-quiet"}`}
        aria-disabled={isBusy}
        onClick={() => void press()}
      >
        {label}
      </button>
      <FormProblem>{problem}</FormProblem>
    </div>
  );
}
