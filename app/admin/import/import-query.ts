import { queryOptions } from "@tanstack/react-query";
import type { ImportKind, ImportRun } from "../../../domain/imports/schema.ts";
import { RequestError } from "../../api-client/api-fetch.ts";
import { fetchByKey } from "../../api-client/query-client.ts";

export const importsPath = "/api/admin/imports";

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [`${importsPath}/${encodeURIComponent(id)}`],
    queryFn: fetchByKey<ImportRun>("throw"),
    staleTime: 0,
  });

type Sent = { kind: ImportKind; file: File; key: string };

export async function sendImport({ kind, file, key }: Sent): Promise<ImportRun> {
  const query = new URLSearchParams({ kind, name: file.name, key });
  const answer = await fetch(`${importsPath}?${query}`, {
    method: "POST",
    credentials: "include",
    headers: { "content-type": "text/csv" },
    body: file,
  });
  if (!answer.ok) throw new RequestError(answer.status, (await answer.text()) || answer.statusText);
  return answer.json();
}
