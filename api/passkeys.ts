import { z } from "zod";
import { removePasskey, renamePasskey } from "../domain/accounts/passkeys/change-passkeys.ts";
import { listPasskeys } from "../domain/accounts/passkeys/list-passkeys.ts";
import { chosenPasskey, listedPasskey, renamedPasskey } from "../domain/accounts/schema.ts";
import { conflict, notFound, nothing, ok } from "./responses.ts";
import { endpoint } from "./endpoint.ts";

const tag = "Sign-in";

export const passkeyEndpoints = [
  endpoint(
    "GET /api/auth/passkey/list-user-passkeys",
    {
      tag,
      role: "member",
      summary: "List your passkeys",
      responses: { 200: ok(z.array(listedPasskey), "The passkeys, without their keys.") },
    },
    async ({ ctx }) => listPasskeys(await ctx()),
  ),

  endpoint(
    "POST /api/auth/passkey/update-passkey",
    {
      tag,
      role: "member",
      summary: "Rename a passkey",
      body: renamedPasskey,
      responses: { 200: ok(listedPasskey, "The passkey as it is now."), 404: notFound },
    },
    async ({ ctx, body }) => renamePasskey(await ctx(), body.id, body.name),
  ),

  endpoint(
    "POST /api/auth/passkey/delete-passkey",
    {
      tag,
      role: "member",
      summary: "Remove a passkey",
      fresh: true,
      description: "The last one of an admin stays.",
      body: chosenPasskey,
      responses: { 204: nothing, 404: notFound, 409: conflict },
    },
    async ({ ctx, body, services }) => removePasskey(await ctx(), body.id, services.settings.live),
  ),
];
