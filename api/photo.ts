import { removePhoto, setPhoto } from "../domain/accounts/change-photo.ts";
import { currentUser } from "../domain/accounts/current-user.ts";
import { getPhoto } from "../domain/accounts/get-photo.ts";
import { CodedError } from "../platform/errors.ts";
import { requireMember } from "../platform/require-actor.ts";
import type { AddEndpoint, Services } from "./services.ts";
import { ctxOf } from "./visit.ts";

export function addPhoto(add: AddEndpoint, services: Services): void {
  add("PUT /api/account/photo", async (c) => {
    const ctx = await ctxOf(c, services);
    const { userId, isAdmin } = requireMember(ctx.actor);
    await services.limits.photos.consume(userId);
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    return c.json(currentUser(await setPhoto(ctx, bytes), isAdmin, ctx.clock.now()));
  });

  add("DELETE /api/account/photo", async (c) => {
    const ctx = await ctxOf(c, services);
    const { isAdmin } = requireMember(ctx.actor);
    return c.json(currentUser(await removePhoto(ctx), isAdmin, ctx.clock.now()));
  });

  add("GET /photos/:name", async (c) => {
    const photo = await getPhoto(services.database.db, c.req.param("name") ?? "");
    if (!photo) throw new CodedError("not_found", "There is no such photo.");
    c.header("Content-Type", "image/webp");
    c.header("Cache-Control", "public, max-age=31536000, immutable");
    c.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
    return c.body(photo);
  });
}
