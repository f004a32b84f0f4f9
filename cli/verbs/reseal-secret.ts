import { z } from "zod";
import { resealSecrets } from "../../domain/webhooks/reseal-secrets.ts";
import { operatorCtx, verb } from "../operator.ts";

export const resealSecret = verb(z.object({ secret: z.string().min(32) }), async (operator, to) => {
  const ctx = operatorCtx(operator, "rotate-secret");
  const resealed = await resealSecrets(ctx, operator.settings.secret, to.secret);
  return {
    data: { resealed, secret: to.secret },
    lines: [
      `SECRET=${to.secret}`,
      `${resealed} webhook secrets are sealed with it: set it, then restart every instance now.`,
      "Codes, links and previews under way end; sessions stay.",
    ],
  };
});
