import { getTableColumns } from "drizzle-orm";
import { type BlogPostRow, blogPosts } from "./tables.ts";

const { searchText: _, ...columns } = getTableColumns(blogPosts);

/** Everything an editor works with. */
export const adminColumns = columns;

export type EditedPost = Omit<BlogPostRow, "searchText"> & { summary: string };

export function editedPost(row: Omit<BlogPostRow, "searchText">): EditedPost {
  return { ...row, summary: row.excerpt };
}
