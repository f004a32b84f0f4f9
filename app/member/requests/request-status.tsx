import type { ListedRequest } from "../../../domain/desk/schema.ts";

const words: Record<ListedRequest["status"], string> = {
  open: "Open",
  waiting: "Waiting for you",
  solved: "Solved",
};

export function RequestStatus({ status }: Pick<ListedRequest, "status">) {
  return <span className={`request-status request-${status}`}>{words[status]}</span>;
}
