import { randomUUID } from "node:crypto";
import type { ImportKind } from "../../domain/imports/schema.ts";
import type { TestApp } from "./app.ts";
import type { Person } from "./company.ts";

export const importsPath = "/api/admin/imports";
export const bytesOf = (text: string) => new TextEncoder().encode(text);

export type FileContent = string | Uint8Array<ArrayBuffer>;

export async function sendImport(
  home: TestApp,
  { cookie }: Pick<Person, "cookie">,
  kind: ImportKind,
  content: FileContent,
  key: string = randomUUID(),
) {
  const query = new URLSearchParams({ kind, name: "list.csv", key });
  const answer = await home.request("POST", `${importsPath}?${query}`, {
    headers: { Cookie: cookie, "Content-Type": "text/csv" },
    body: typeof content === "string" ? bytesOf(content) : content,
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}
