import type { Ctx } from "../../platform/context.ts";
import { previewDecision } from "./preview-decision.ts";
import { requestKind } from "./request-kind.ts";
import { writeDecision } from "./send-decision.ts";

type Decision = { planId?: string; note: string | null };

/** Without a plan it is a rejection. */
export const previewRequestDecision = (
  ctx: Ctx,
  settings: { appUrl: string },
  id: number,
  { planId, note }: Decision,
) =>
  previewDecision(ctx, requestKind, id, (request) =>
    writeDecision(
      { db: ctx.db, settings },
      {
        ...request,
        approvedPlan: planId ?? null,
        decidedAt: ctx.clock.now(),
        decisionNote: note,
      },
    ),
  );
