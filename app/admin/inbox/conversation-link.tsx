import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { z } from "zod";

const inbox = "/admin/inbox";
const leftFrom = z.object({ inbox: z.string() });

/** Takes the filter and page of the list along, for the way back. */
export function ConversationLink({ id, children }: { id: string; children: ReactNode }) {
  const { search } = useLocation();
  return (
    <Link
      className="record-name company-link"
      to={`${inbox}/${id}`}
      state={{ inbox: search } satisfies z.infer<typeof leftFrom>}
    >
      {children}
    </Link>
  );
}

export function useWayBack() {
  const { state } = useLocation();
  const from = leftFrom.safeParse(state);
  return { to: inbox + (from.data?.inbox ?? ""), label: "Inbox" };
}
