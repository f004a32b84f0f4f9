import type { AdminPost } from "../../../domain/blog/schema.ts";
import { request, RequestError } from "../../data/request.ts";
import type { PostInput } from "./post-values.ts";
import { postsPath } from "./use-posts.ts";

export type Save = {
  input: PostInput;
  /** The post that is changed, and the version it was read in; null makes a new one. */
  base: { id: number; version: number } | null;
  /** An earlier try got no answer, so it may have been saved. */
  unsure: boolean;
};

/** No answer, or one from something in between: whether it was saved is not known. */
export function isUnsure(error: unknown): boolean {
  return !(error instanceof RequestError) || error.status >= 500;
}

/** On a conflict, the post as somebody else has saved it. */
export function currentOf(error: unknown): AdminPost | undefined {
  if (!(error instanceof RequestError) || error.status !== 409) return undefined;
  return (JSON.parse(error.body) as { current?: AdminPost }).current;
}

function says(post: AdminPost, input: PostInput): boolean {
  const { title, summary, content, category, status, tags } = input;
  return (
    post.title === title &&
    post.summary === summary &&
    post.content === content &&
    post.category === category &&
    post.status === status &&
    post.tags.join() === [...new Set(tags)].join()
  );
}

/** A post that an unanswered try has made after all. */
async function findTwin(input: PostInput): Promise<AdminPost | undefined> {
  const query = new URLSearchParams({ q: input.title, sort: "updated", limit: "20" });
  const posts: AdminPost[] = await (await request("GET", `${postsPath}?${query}`)).json();
  return posts.find((post) => says(post, input));
}

/** Saves once, however often it has to be tried. @throws RequestError, or TypeError without an answer */
export async function savePost({ input, base, unsure }: Save): Promise<AdminPost> {
  if (!base) {
    const twin = unsure ? await findTwin(input) : undefined;
    return twin ?? (await request("POST", postsPath, input)).json();
  }
  try {
    const body = { ...input, version: base.version };
    return await (await request("PATCH", `${postsPath}/${base.id}`, body)).json();
  } catch (error) {
    const current = currentOf(error);
    if (unsure && current && says(current, input)) return current;
    throw error;
  }
}
