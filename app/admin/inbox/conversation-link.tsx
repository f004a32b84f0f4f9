import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { z } from "zod";
import { inboxPlace } from "./inbox-path.ts";

const leftFrom = z.object({ inbox: z.string() });

/** Takes the filter and page of the list along, for the way back. */
export function ConversationLink({ id, children }: { id: string; children: ReactNode }) {
  const { search } = useLocation();
  return (
    <Link
      className="record-name company-link"
      to={`${inboxPlace}/${id}`}
      state={{ inbox: search } satisfies z.infer<typeof leftFrom>}
    >
      {children}
    </Link>
  );
}

export function useInboxSearch(): string {
  const { state } = useLocation();
  return leftFrom.safeParse(state).data?.inbox ?? "";
}

export function useWayBack() {
  return { to: inboxPlace + useInboxSearch(), label: "Inbox" };
}
