import { z } from "zod";
import { passkeyName } from "../domain/accounts/schema.ts";

/** Its inside is the library's to read; here it must only be of the right kind. */
const credential = z
  .looseObject({
    id: z
      .string()
      .max(1400)
      .regex(/^[\w-]+$/),
    rawId: z.string(),
    type: z.literal("public-key"),
    response: z.looseObject({ clientDataJSON: z.string() }),
  })
  .describe("As the browser’s `toJSON` gives it.");

export const passkeySignIn = z.object({
  response: credential,
  returnTo: z.unknown().optional().describe("A path on this site."),
});
export const passkeyRegistration = z.object({
  response: credential,
  name: passkeyName.default("Passkey"),
});
export const chosenPasskey = z.object({ id: z.string().regex(/^[\w-]+$/) });
export const renamedPasskey = chosenPasskey.extend({ name: passkeyName });
