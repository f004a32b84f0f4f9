import type { Ctx } from "../../platform/context.ts";
import { previewDecision } from "../applications/preview-decision.ts";
import type { DecisionNote } from "../applications/schema.ts";
import { writeSignupDecision } from "./send-signup-decision.ts";
import { signupKind } from "./signup-kind.ts";

export const previewSignupDecision = (
  ctx: Ctx,
  settings: { appUrl: string },
  id: number,
  { status, note }: { status: "confirmed" | "cancelled" } & DecisionNote,
) =>
  previewDecision(ctx, signupKind, id, (signup) =>
    writeSignupDecision({ db: ctx.db, settings }, { ...signup, status, decisionNote: note }),
  );
