import type { ListedRequest } from "../../../domain/desk/schema.ts";
import { tellPromise } from "./promise-words.ts";

export function Promised({ request }: { request: Pick<ListedRequest, "clock" | "status"> }) {
  const told = tellPromise(request);
  return told ? (
    <span className={told.isLate ? "promise-late" : undefined}>{told.words}</span>
  ) : null;
}
