import { useState } from "react";
import type { ListedConversation } from "../../../domain/desk/schema.ts";
import { useList } from "../lists/use-list.ts";
import { useInboxSearch } from "./conversation-link.tsx";
import { inboxPath } from "./inbox-path.ts";
import { readInboxView } from "./inbox-view.ts";

export type Next = Pick<ListedConversation, "id" | "kind" | "from" | "subject" | "clock">;

const minuteMs = 60_000;

const waits = ({ clock }: ListedConversation) =>
  clock !== null && clock.metAt === null && !clock.paused && clock.leftMinutes !== null;

/** Who is to be answered next of the list that somebody came from: behind this one, else from the top. Undefined until it is known. */
export function useNext(id: string): Next | null | undefined {
  const view = { ...readInboxView(new URLSearchParams(useInboxSearch())), page: 1 };
  const { data } = useList<ListedConversation>(inboxPath, view, { everyMs: minuteMs });
  const rows = data?.rows.filter(waits);
  // As it was when this one was opened: an answered one leaves its place.
  const [opened, setOpened] = useState<{ id: string; behind: string[] }>();
  if (rows && opened?.id !== id) {
    const at = rows.findIndex((row) => row.id === id);
    setOpened({ id, behind: at === -1 ? [] : rows.slice(at + 1).map((row) => row.id) });
  }
  const others = rows?.filter((row) => row.id !== id);
  return others && (others.find((row) => opened?.behind.includes(row.id)) ?? others[0] ?? null);
}
