import { getImage } from "../domain/blog/get-image.ts";
import { maxImageBytes, maxImagePixels, storedImage } from "../domain/blog/schema.ts";
import { storeImage } from "../domain/blog/store-image.ts";
import { megabytes, megapixels } from "../domain/fields/schema.ts";
import { notFound, ok } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { sendPicture } from "./send-picture.ts";

export const blogImageEndpoints = [
  endpoint(
    "POST /api/blog-images",
    {
      tag: "Blog",
      role: "admin",
      summary: "Keep a picture for articles",
      body: {
        type: "image/*",
        description: `A PNG, JPEG, WebP or AVIF picture of at most ${megabytes(maxImageBytes)} and ${megapixels(maxImagePixels)}.`,
        maxBytes: maxImageBytes,
      },
      responses: { 201: ok(storedImage, "What to name it by in an article, and its size.") },
    },
    async ({ c, ctx }) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      return storeImage(await ctx(), bytes);
    },
  ),

  endpoint(
    "GET /blog-images/:name",
    {
      tag: "Blog",
      role: "visitor",
      summary: "Get a picture of an article",
      responses: { 200: { description: "The picture.", type: "image/webp" }, 404: notFound },
    },
    async ({ c, services: { database, bucket, files } }) => {
      const load = () => getImage({ db: database.db, bucket }, c.req.param("name"));
      // Feed readers and sites that show a shared article have it on pages of their own.
      c.header("Cross-Origin-Resource-Policy", "cross-origin");
      return sendPicture(c, "picture", "public", await files.read(c.req.path, load));
    },
  ),
];
