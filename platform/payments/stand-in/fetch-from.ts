import { newId } from "./account.ts";
import type { StandIn } from "./open-stand-in.ts";

export function fetchFrom(standIn: Pick<StandIn, "answer">): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { status, body, replayed } = await standIn.answer({
      method: request.method,
      url: request.url,
      body: await request.text(),
      key: request.headers.get("idempotency-key") ?? undefined,
    });
    const headers = {
      "request-id": newId("req"),
      ...(replayed ? { "idempotent-replayed": "true" } : {}),
    };
    return Response.json(body, { status, headers });
  };
}
