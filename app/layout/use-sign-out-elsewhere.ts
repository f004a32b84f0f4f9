import { useEffect } from "react";
import { isSignOutElsewhere } from "../islands/sign-out/forget.ts";

/** A screen does not stay for whoever sits down next. It goes where the sign-out led: by itself it asks nobody to sign in. */
export function useSignOutElsewhere(): void {
  useEffect(() => {
    const leave = (event: StorageEvent) => isSignOutElsewhere(event) && location.replace("/");
    addEventListener("storage", leave);
    return () => removeEventListener("storage", leave);
  }, []);
}
