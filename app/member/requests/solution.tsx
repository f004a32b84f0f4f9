import type { Request as HelpRequest } from "../../../domain/desk/schema.ts";
import { ActionButton } from "../../ui/action-button.tsx";
import { useMemberMutation } from "../use-member-mutation.ts";
import { useRequestCall } from "./use-request-call.ts";

const failed = "Nothing was changed. Check your connection and try again.";

export function Solution({ request: { id, status } }: { request: HelpRequest }) {
  const { call, show } = useRequestCall(id);
  const isSolved = status === "solved";
  const action = useMemberMutation({
    mutationFn: () => call(isSolved ? "DELETE" : "POST", "solution"),
    onSuccess: show,
  });
  return (
    <section className="solution" aria-labelledby="solution">
      <h2 id="solution">{isSolved ? "This is solved" : "Solved?"}</h2>
      <p>
        {isSolved
          ? "If it comes back, open it again, or write below."
          : "If you need nothing more, close it. You can open it again at any time."}
      </p>
      <ActionButton
        action={action}
        kind="quiet"
        label={isSolved ? "Open again" : "Mark as solved"}
        pending={isSolved ? "Opening..." : "Closing..."}
        failed={failed}
      />
    </section>
  );
}
