import { useEffect } from "react";
import { FormIsland } from "../islands/form-island.tsx";
import { SignupForm, type SignupFormProps } from "./signup-form.tsx";

export function SignupScreen(props: SignupFormProps) {
  useEffect(() => {
    // Restored from the back-forward cache, the page would be in an outdated state.
    const reload = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener("pageshow", reload);
    return () => window.removeEventListener("pageshow", reload);
  }, []);
  return (
    <FormIsland>
      <SignupForm {...props} />
    </FormIsland>
  );
}
