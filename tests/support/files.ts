import { Buffer } from "node:buffer";
import type { TestApp } from "./app.ts";
import type { Person } from "./company.ts";

/** As their browser sends one. */
export async function sendFile(
  home: TestApp,
  { cookie }: Pick<Person, "cookie">,
  { name = "plan.txt", text = "All of the plan." } = {},
) {
  const answer = await home.request("POST", `/api/files?name=${encodeURIComponent(name)}`, {
    headers: { Cookie: cookie, "Content-Type": "application/octet-stream" },
    body: new Uint8Array(Buffer.from(text)),
  });
  return { status: answer.status, body: await answer.json() };
}
