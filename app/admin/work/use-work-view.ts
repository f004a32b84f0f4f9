import { workStatuses } from "../../../domain/hours/schema.ts";
import { type ListView, readListView } from "../lists/use-list.ts";

export type WorkView = ListView & {
  companyId: string;
  consultantId: string;
  from: string;
  to: string;
};

export const anyStatus = "any";
const waiting = "logged";

const isDate = (words: string) => /^\d{4}-\d{2}-\d{2}$/.test(words);

export function readWorkView(params: URLSearchParams): WorkView {
  const given = (name: string) => params.get(name) ?? "";
  const date = (name: string) => (isDate(given(name)) ? given(name) : "");
  const view = readListView(params, workStatuses, ["date"]);
  return {
    ...view,
    // What waits for approval comes first; everything else is asked for.
    status: params.get("status") === anyStatus ? "" : view.status || waiting,
    companyId: given("companyId"),
    consultantId: given("consultantId"),
    from: date("from"),
    to: date("to"),
  };
}

export const isNarrowed = ({ q, status, companyId, consultantId, from, to }: WorkView) =>
  [q, status, companyId, consultantId, from, to].some((part) => part !== "");

export const everyLine = {
  q: null,
  status: anyStatus,
  companyId: null,
  consultantId: null,
  from: null,
  to: null,
  page: null,
};
