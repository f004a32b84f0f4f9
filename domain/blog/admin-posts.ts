import { getTableColumns } from "drizzle-orm";
import { type BlogPostRow, blogPosts } from "./tables.ts";

const { searchText: _, creationKey: __, ...columns } = getTableColumns(blogPosts);

export const adminColumns = columns;

type EditedRow = Pick<BlogPostRow, keyof typeof columns>;

export type EditedPost = EditedRow & { summary: string; isPublic: boolean };

export function editedPost(row: EditedRow, now: Date): EditedPost {
  const isOut = row.publishedAt !== null && row.publishedAt <= now;
  return { ...row, summary: row.excerpt, isPublic: row.status === "published" && isOut };
}
