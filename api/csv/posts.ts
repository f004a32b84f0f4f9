import { listAllPosts } from "../../domain/blog/list-all-posts.ts";
import { adminPostQuery, mostPostsExported } from "../../domain/blog/schema.ts";
import { momentCell, wordCell } from "./cells.ts";
import { csvEndpoint } from "./csv-endpoint.ts";

export const postCsvEndpoints = [
  csvEndpoint("GET /api/admin/posts.csv", {
    tag: "Blog",
    role: "admin",
    what: "posts",
    query: adminPostQuery.omit({ limit: true, page: true, cursor: true }),
    async read(ctx, query) {
      const all = { ...query, page: 1, limit: mostPostsExported, cursor: undefined };
      const { posts, total } = await listAllPosts(ctx, all);
      return { rows: posts, more: total > posts.length };
    },
    columns: {
      Title: ({ title }) => title,
      Summary: ({ summary }) => summary,
      Category: ({ category }) => category,
      Author: ({ author }) => author,
      Series: ({ series }) => series,
      Tags: ({ tags }) => tags.join(", "),
      Status: ({ status }) => wordCell(status),
      Published: ({ publishedAt }) => momentCell(publishedAt),
      Changed: ({ updatedAt }) => momentCell(updatedAt),
      "Minutes to read": ({ readTime }) => readTime,
      Address: ({ slug }) => `/blog/${slug}`,
    },
  }),
];
