import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { users, type UserRow } from "./tables.ts";
import { CodedError } from "../../platform/errors.ts";
import type { ObjectStore } from "../../platform/object-store.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { renderPhoto } from "./render-photo.ts";

const folder = "/photos/";

/** Each photo has a name of its own that nobody can guess, so it may be kept by caches for good. */
export async function setPhoto(ctx: Ctx, photos: ObjectStore, bytes: Uint8Array): Promise<UserRow> {
  const photo = await renderPhoto(bytes);
  const name = `${randomBytes(16).toString("hex")}.webp`;
  await photos.put(name, photo);
  const changed = await change(ctx, folder + name).catch(async (error: unknown) => {
    await photos.remove(name);
    throw error;
  });
  return finish(photos, changed);
}

export async function removePhoto(ctx: Ctx, photos: ObjectStore): Promise<UserRow> {
  return finish(photos, await change(ctx, null));
}

/** The name in the store, of a photo that is kept there. */
export function photoName(profileImageUrl: string | null): string | null {
  return profileImageUrl?.startsWith(folder) ? profileImageUrl.slice(folder.length) : null;
}

type Changed = { before: UserRow; after: UserRow };

/** @throws CodedError unauthenticated, also where the account has gone meanwhile */
async function change(ctx: Ctx, url: string | null): Promise<Changed> {
  const { userId } = requireMember(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    // Locked, so that of two changes at once the later one sees, and clears away, the earlier one's file.
    const [before] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    const [after] = await tx
      .update(users)
      .set({ profileImageUrl: url, updatedAt: ctx.clock.now() })
      .where(eq(users.id, userId))
      .returning();
    if (!before || !after) throw new CodedError("unauthenticated", "Please sign in.");
    return { before, after };
  });
}

async function finish(photos: ObjectStore, { before, after }: Changed): Promise<UserRow> {
  const old = photoName(before.profileImageUrl);
  if (old) await photos.remove(old);
  return after;
}
