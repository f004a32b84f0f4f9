import type { ListedRequest } from "../../../domain/desk/schema.ts";

const words: Record<ListedRequest["status"], string> = {
  open: "Open",
  waiting: "Waiting for you",
  solved: "Solved",
};

const marks: Record<ListedRequest["status"], string> = {
  open: "open",
  waiting: "waits",
  solved: "done",
};

export function RequestStatus({ status }: Pick<ListedRequest, "status">) {
  return <span className={`state-mark state-${marks[status]}`}>{words[status]}</span>;
}
