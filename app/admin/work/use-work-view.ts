import { workStatuses } from "../../../domain/hours/schema.ts";
import { type ListView, readDay, readListView } from "../lists/use-list.ts";

export type WorkView = ListView & {
  companyId: string;
  consultantId: string;
  from: string;
  to: string;
};

export const anyStatus = "any";
const waiting = "logged";

export function readWorkView(params: URLSearchParams): WorkView {
  const given = (name: string) => params.get(name) ?? "";
  const view = readListView(params, workStatuses, ["date"]);
  return {
    ...view,
    // What waits for approval comes first; everything else is asked for.
    status: params.get("status") === anyStatus ? "" : view.status || waiting,
    companyId: given("companyId"),
    consultantId: given("consultantId"),
    from: readDay(params, "from"),
    to: readDay(params, "to"),
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
