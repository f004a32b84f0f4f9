import { removePhoto, setPhoto } from "../domain/accounts/change-photo.ts";
import { currentUser } from "../domain/current-user.ts";
import { getPhoto } from "../domain/accounts/get-photo.ts";
import { maxPhotoBytes, maxPhotoPixels, signedInUser } from "../domain/accounts/schema.ts";
import { megabytes, megapixels } from "../domain/fields/schema.ts";
import { requireMember } from "../platform/require-actor.ts";
import { notFound, ok } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { sendPicture } from "./send-picture.ts";

const changed = { 200: ok(signedInUser, "The member as they are now.") };

export const photoEndpoints = [
  endpoint(
    "PUT /api/account/photo",
    {
      tag: "Account",
      role: "member",
      summary: "Set your photo",
      body: {
        type: "image/*",
        description: `A PNG, JPEG, WebP or AVIF picture of at most ${megabytes(maxPhotoBytes)} and ${megapixels(maxPhotoPixels)}.`,
        maxBytes: maxPhotoBytes,
      },
      responses: changed,
    },
    async ({ c, ctx, services: { limits } }) => {
      const as = await ctx();
      const { userId, isAdmin } = requireMember(as.actor);
      await limits.photos.consume(userId);
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      return currentUser(as, await setPhoto(as, bytes), isAdmin);
    },
  ),

  endpoint(
    "DELETE /api/account/photo",
    { tag: "Account", role: "member", summary: "Remove your photo", responses: changed },
    async ({ ctx }) => {
      const as = await ctx();
      const { isAdmin } = requireMember(as.actor);
      return currentUser(as, await removePhoto(as), isAdmin);
    },
  ),

  endpoint(
    "GET /photos/:name",
    {
      tag: "Account",
      role: "visitor",
      summary: "Get a member’s photo",
      responses: { 200: { description: "The photo.", type: "image/webp" }, 404: notFound },
    },
    async ({ c, services: { database, bucket, files } }) => {
      const load = () => getPhoto({ db: database.db, bucket }, c.req.param("name"));
      return sendPicture(c, "photo", "private", await files.read(c.req.path, load));
    },
  ),
];
