import { held } from "../../platform/held-table.ts";
import { blogImages, blogPosts, blogSlugRedirects } from "./tables.ts";

const printed = "Printed on the site; its author may ask for its removal.";

export const blogHeld = [
  held(blogPosts, {
    rule: "articles",
    personal: { author: { leftOut: printed, kept: printed } },
    plain: [
      "id",
      "title",
      "slug",
      "excerpt",
      "searchText",
      "content",
      "category",
      "cover",
      "series",
      "coverAlt",
      "tags",
      "readTime",
      "publishedAt",
      "version",
    ],
  }),
  held(blogSlugRedirects, { rule: "firm", plain: ["slug"] }),
  held(blogImages, { rule: "firm", plain: ["name", "bytes", "object"], file: "bytes" }),
];
