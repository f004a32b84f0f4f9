import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

/** Asks before somebody leaves what they have not saved; a browser asks in its own words. */
export function LeaveGuard({ unsaved, text }: { unsaved: boolean; text: string }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onOpenChange={() => blocker.reset?.()}
      title="Leave without saving?"
      text={text}
      confirm="Leave"
      dismiss="Stay here"
      danger
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
