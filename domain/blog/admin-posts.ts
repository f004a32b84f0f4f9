import { getTableColumns } from "drizzle-orm";
import { type BlogPostRow, blogPosts } from "./tables.ts";

const { searchText: _, creationKey: __, ...columns } = getTableColumns(blogPosts);

export const adminColumns = columns;

type EditedRow = Pick<BlogPostRow, keyof typeof columns>;

export type EditedPost = EditedRow & { summary: string };

export function editedPost(row: EditedRow): EditedPost {
  return { ...row, summary: row.excerpt };
}
