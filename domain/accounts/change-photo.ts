import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { ResizeOptions } from "sharp";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { notifyOfChange } from "../../platform/db/notify.ts";
import { CodedError } from "../../platform/errors.ts";
import { fileChannel } from "../../platform/file-cache.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { encodePicture } from "../fields/encode-picture.ts";
import { maxPhotoPixels } from "./schema.ts";
import { photos, users, type UserRow } from "./tables.ts";

/** Pixels. */
const size: ResizeOptions = { width: 256, height: 256, fit: "cover", position: "attention" };

/** Every upload gets a new, unguessable name, so it can be cached forever. @throws CodedError unauthenticated, invalid */
export async function setPhoto(ctx: Ctx, upload: Uint8Array): Promise<UserRow> {
  const { data: bytes } = await encodePicture(upload, maxPhotoPixels, size);
  const name = `${randomBytes(16).toString("hex")}.webp`;
  return changePhoto(ctx, `/photos/${name}`, (tx, userId) =>
    tx
      .insert(photos)
      .values({ userId, name, bytes })
      .onConflictDoUpdate({ target: photos.userId, set: { name, bytes, object: null } }),
  );
}

export async function removePhoto(ctx: Ctx): Promise<UserRow> {
  return changePhoto(ctx, null, (tx, userId) => tx.delete(photos).where(eq(photos.userId, userId)));
}

async function changePhoto(
  ctx: Ctx,
  profileImageUrl: string | null,
  store: (tx: Queryable, userId: string) => PromiseLike<unknown>,
): Promise<UserRow> {
  const { userId } = requireMember(ctx.actor);
  return notifyOfChange(ctx.db, fileChannel, async (tx) => {
    // Locks the row, so that concurrent changes cannot leave URL and photo out of step.
    const [user] = await tx
      .update(users)
      .set({ profileImageUrl, updatedAt: ctx.clock.wall() })
      .where(eq(users.id, userId))
      .returning();
    if (!user) throw new CodedError("unauthenticated", "Please sign in.");
    await store(tx, userId);
    return user;
  });
}
