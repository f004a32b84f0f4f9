import { passkeysWork, registerPasskey, signInWithPasskey } from "../api-client/passkeys.ts";
import { RequestError } from "../api-client/api-fetch.ts";

/** The button of the sign-in pages: shown where it works, with its trouble beneath it. */
export function enlivenPasskey(place: HTMLElement): void {
  const button = place.querySelector("button");
  const problem = place.querySelector<HTMLElement>("[role=alert]");
  if (!button || !problem) return;
  const isOnlyWay = location.pathname === "/sign-in/passkey";
  const wayOut = isOnlyWay ? "Please try again." : "Try again, or choose another way.";
  if (!passkeysWork()) {
    // Where nothing else can be done, silence would be a dead end.
    if (!isOnlyWay) return place.remove();
    button.hidden = true;
    tell("This browser cannot use passkeys. Please use another one.");
  }
  place.hidden = false;
  button.addEventListener("click", () => void run());

  function tell(words: string) {
    problem!.textContent = words;
    problem!.hidden = words === "";
  }

  async function run(): Promise<void> {
    // Disabled, it would lose the focus.
    if (button!.ariaDisabled === "true") return;
    tell("");
    button!.ariaDisabled = "true";
    const { passkey, returnTo } = place.dataset;
    try {
      const next =
        passkey === "register"
          ? (await registerPasskey("Passkey")).returnTo
          : await signInWithPasskey(returnTo);
      location.assign(next ?? "/dashboard");
    } catch (error) {
      tell(
        (error instanceof RequestError && error.said) ||
          `No passkey was ${passkey === "register" ? "made" : "used"}. ${wayOut}`,
      );
      button!.ariaDisabled = "false";
    }
  }
}
