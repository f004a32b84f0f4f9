import { data, type RouterContextProvider } from "react-router";
import { findPost } from "../../../domain/blog/find-post.ts";
import type { ShareWords } from "../../../platform/pictures/draw-share-image.ts";
import { pageOf } from "../../page-context.server.ts";
import { shareBrand } from "../../share-brand.server.ts";
import { cacheHeaders } from "./read-blog.server.ts";

type Context = Readonly<RouterContextProvider>;

export async function answerBlogImage(context: Context): Promise<Response> {
  return png(context, { title: "Blog" });
}

export async function answerPostImage(context: Context, file: string): Promise<Response> {
  const slug = /^(.{1,200})\.png$/.exec(file)?.[1] ?? "";
  const found = await findPost(await pageOf(context).ctx(), slug);
  if (found.kind !== "post") throw data(null, { status: 404 });
  const { title, category } = found.post;
  // Loaded on first use, as only those who share a link ask for it.
  const { coverPicture } = await import("./drawn-cover/cover-picture.server.tsx");
  return png(context, { title, kicker: category, picture: coverPicture(found.post) });
}

export async function png(context: Context, words: ShareWords): Promise<Response> {
  const headers = await cacheHeaders(context, await pageOf(context).ctx());
  // Loaded on first use: the renderer would slow every start.
  const { drawShareImage } = await import("../../../platform/pictures/draw-share-image.ts");
  const image = await drawShareImage(words, shareBrand);
  return new Response(new Uint8Array(image), {
    headers: {
      ...headers,
      "Content-Type": "image/png",
      // Other sites show a shared link's image on their pages.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}
