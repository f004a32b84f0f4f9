import { decisionPreview } from "../domain/applications/schema.ts";
import type { Ctx } from "../platform/context.ts";
import { requireAdmin } from "../platform/require-actor.ts";
import { conflict, notFound, ok, tooMany } from "./responses.ts";
import type { Services } from "./services.ts";

export const previewed = {
  200: ok(decisionPreview, "The email, unsent."),
  404: notFound,
  409: conflict,
  429: tooMany,
};

export async function countPreview({ limits }: Services, { actor }: Ctx): Promise<void> {
  await limits.decisionPreviews.consume(requireAdmin(actor).userId);
}
