import { getImage } from "../domain/blog/get-image.ts";
import { storeImage } from "../domain/blog/store-image.ts";
import { CodedError } from "../platform/errors.ts";
import type { AddEndpoint, Services } from "./services.ts";
import { ctxOf } from "./visit.ts";

export function addBlogImages(add: AddEndpoint, services: Services): void {
  add("POST /api/blog-images", async (c) => {
    const ctx = await ctxOf(c, services);
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    return c.json(await storeImage(ctx, bytes), 201);
  });

  add("GET /blog-images/:name", async (c) => {
    const image = await getImage(services.database.db, c.req.param("name") ?? "");
    if (!image) throw new CodedError("not_found", "There is no such picture.");
    c.header("Content-Type", "image/webp");
    c.header("Cache-Control", "public, max-age=31536000, immutable");
    c.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
    return c.body(image);
  });
}
