import type { Page } from "@playwright/test";
import { callAs } from "../support/admin.ts";

export const content = (page: Page) => page.getByLabel("Content");
export const create = (page: Page) => page.getByRole("button", { name: "Create Post" });
export const update = (page: Page) => page.getByRole("button", { name: "Update Post" });
export const restore = (page: Page) => page.getByRole("button", { name: "Restore" });

export async function fillNew(page: Page, title: string): Promise<void> {
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Summary").fill("A summary.");
  await content(page).fill("Words.");
  await page.getByLabel("Category").fill("Technology");
}

type Stored = {
  id: number;
  slug: string;
  title: string;
  content: string;
  cover: string;
  version: number;
  publishedAt: string | null;
};

export const readPost = (page: Page, id: number) =>
  callAs<Stored>(page, "GET", `/api/blog-posts/${id}`);

export const findPosts = (page: Page, title: string) =>
  callAs<Stored[]>(page, "GET", `/api/blog-posts?${new URLSearchParams({ q: title })}`);
