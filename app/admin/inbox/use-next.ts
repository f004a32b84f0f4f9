import { useState } from "react";
import type { ListedConversation } from "../../../domain/desk/schema.ts";
import { rowsPerPage, useList } from "../lists/use-list.ts";
import { useInboxSearch } from "./conversation-link.tsx";
import { inboxPath } from "./inbox-path.ts";
import { type InboxView, readInboxView } from "./inbox-view.ts";

export type Next = Pick<ListedConversation, "id" | "kind" | "from" | "subject" | "clock">;

/** Whether nobody else waits is only said of a list that was read far enough. */
export type Onward = { next: Next | null; nobodyWaits: boolean };

const minuteMs = 60_000;

const waits = ({ clock }: ListedConversation) =>
  clock !== null && clock.metAt === null && !clock.paused && clock.leftMinutes !== null;

/** Undefined also while rows of another view stand in for it. */
function usePage(view: InboxView, enabled = true) {
  const options = { everyMs: minuteMs, enabled };
  const { data, isPlaceholderData } = useList<ListedConversation>(inboxPath, view, options);
  return isPlaceholderData ? undefined : data;
}

/** Who is to be answered next of the list that somebody came from: behind this one on its page and the one after it, else the first by when it is due. Undefined until it is known. */
export function useNext(id: string): Onward | undefined {
  const view = readInboxView(new URLSearchParams(useInboxSearch()));
  const { status } = view;
  const page = usePage(view);
  const hasMore = page !== undefined && page.total > view.page * rowsPerPage;
  const beyond = usePage({ ...view, page: view.page + 1 }, hasMore);
  // Those that wait come first, as they don't where all are ordered by the last word.
  const first = usePage({ ...view, status: status === "any" ? "" : status, page: 1 });
  const here = [...(page?.rows ?? []), ...(beyond?.rows ?? [])];
  // As it was when this one was opened: an answered one leaves its place.
  const [opened, setOpened] = useState<{ id: string; behind: string[] }>();
  if (page && first && (beyond || !hasMore) && opened?.id !== id) {
    const list = [here, first.rows].find((rows) => rows.some((row) => row.id === id)) ?? [];
    const at = list.findIndex((row) => row.id === id);
    setOpened({ id, behind: list.slice(at + 1).map((row) => row.id) });
  }
  if (!page || !first || opened?.id !== id) return undefined;
  const others = [...first.rows, ...here].filter((row) => row.id !== id && waits(row));
  const [next = others[0] ?? null] = opened.behind.flatMap(
    (behind) => others.find((row) => row.id === behind) ?? [],
  );
  return { next, nobodyWaits: next === null && (status !== "any" || page.total <= here.length) };
}
