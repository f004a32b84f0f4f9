import { z } from "zod";
import { replay } from "../../domain/webhooks/replay.ts";
import { operatorCtx, verb } from "../operator.ts";

const input = z.object({
  since: z.iso.datetime({ offset: true, error: "--since is a time, as in 2026-11-23T08:00:00Z." }),
  endpointId: z.uuid("--endpoint is the id of an endpoint.").optional(),
  delivered: z.boolean(),
});

export const replayWebhooks = verb(input, async (operator, { since, ...which }) => {
  const ctx = operatorCtx(operator, "webhooks-replay");
  const queued = await replay(ctx, { ...which, since: new Date(since) });
  const what = which.delivered ? "delivered" : "given up";
  return { data: { queued }, lines: [`${queued} deliveries that were ${what} go out again`] };
});
