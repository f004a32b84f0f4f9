import { type Status, statuses } from "../../../domain/desk/schema.ts";
import { type ListView, readListView } from "../lists/use-list.ts";

export type InboxView = ListView & {
  kind: string;
  assignee: string;
  late: string;
  snoozed: string;
};

const oneOf = (params: URLSearchParams, name: string, choices: string[]) =>
  choices.find((choice) => choice === params.get(name)) ?? "";

export function readInboxView(params: URLSearchParams): InboxView {
  return {
    ...readListView(params, ["any", ...statuses], ["due"]),
    kind: oneOf(params, "kind", ["request", "lead"]),
    assignee: params.get("assignee") ?? "",
    late: oneOf(params, "late", ["true"]),
    snoozed: oneOf(params, "snoozed", ["true"]),
  };
}

export const everything = {
  q: null,
  status: null,
  kind: null,
  assignee: null,
  late: null,
  snoozed: null,
  page: null,
};

const none = { status: null, assignee: null, late: null, snoozed: null, page: null };

type Tab = { label: string; parts: Record<string, string | null> };

export const tabs: Tab[] = [
  { label: "Active", parts: none },
  { label: "Mine", parts: { ...none, assignee: "me" } },
  { label: "Nobody’s", parts: { ...none, assignee: "none" } },
  { label: "Late", parts: { ...none, late: "true" } },
  { label: "Put off", parts: { ...none, snoozed: "true" } },
  { label: "All", parts: { ...none, status: "any" satisfies "any" | Status } },
];

export const isChosen = (view: InboxView, { parts }: Tab) =>
  (["status", "assignee", "late", "snoozed"] as const).every(
    (name) => view[name] === (parts[name] ?? ""),
  );

export const isNarrowed = ({ q, status, kind, assignee, late, snoozed }: InboxView) =>
  [q, status, kind, assignee, late, snoozed].some((part) => part !== "");
