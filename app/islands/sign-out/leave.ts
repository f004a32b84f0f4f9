import type { CurrentUser } from "../../../domain/accounts/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { articlesKept, storedKeys } from "../../browser-storage.ts";
import { forgetInAllTabs } from "./forget.ts";
import { articlesOf, deleteArticlesOf, messagesInTab } from "./unsent.ts";

/** Null if the server does not say: then the question names the articles of everybody. */
async function whoIsSignedIn(): Promise<string | null> {
  try {
    return ((await (await request("GET", "/api/auth/user")).json()) as CurrentUser).id;
  } catch {
    return null;
  }
}

/** Nothing that was typed is deleted before its writer has said so. */
export async function leave(go: () => void): Promise<void> {
  const userId = storedKeys("localStorage", articlesKept).length > 0 ? await whoIsSignedIn() : null;
  const unsent = [...messagesInTab(), ...articlesOf(userId)];
  const forget = () => {
    deleteArticlesOf(userId);
    forgetInAllTabs();
    go();
  };
  if (unsent.length === 0) return forget();
  const { askToDelete } = await import("./ask-to-delete.ts");
  await askToDelete(unsent, forget);
}
