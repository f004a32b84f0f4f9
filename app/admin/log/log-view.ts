import { logKinds } from "../../../domain/log/schema.ts";
import { type ListView, readDay, readListView } from "../lists/use-list.ts";

export const logPath = "/api/admin/log";

export type LogView = ListView & {
  who: string;
  kind: string;
  companyId: string;
  personId: string;
  conversationId: string;
  from: string;
  to: string;
};

export function readLogView(params: URLSearchParams): LogView {
  const given = (name: string) => params.get(name) ?? "";
  return {
    ...readListView(params, [], ["at"]),
    who: given("who"),
    kind: logKinds.find((kind) => kind === given("kind")) ?? "",
    companyId: given("companyId"),
    personId: given("personId"),
    conversationId: given("conversationId"),
    from: readDay(params, "from"),
    to: readDay(params, "to"),
  };
}

const filters = [
  "q",
  "who",
  "kind",
  "companyId",
  "personId",
  "conversationId",
  "from",
  "to",
] as const;

export const isNarrowed = (view: LogView) => filters.some((name) => view[name] !== "");

export const everything: Record<string, null> = Object.fromEntries(
  [...filters, "page"].map((name) => [name, null]),
);
