import type { AdminPost } from "../../../domain/blog/schema.ts";
import { request, RequestError } from "../../api-client/api-fetch.ts";
import type { PostInput } from "./post-values.ts";
import { postsPath } from "./use-posts.ts";

export type Save = {
  input: PostInput;
  /** The post that is changed, the version it was read in, its day in the form; null makes a new one. */
  base: { id: number; version: number; day: string } | null;
  /** Earlier tries that got no answer, so they may have been saved. */
  unsure: readonly PostInput[];
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

/** Deleted in the meantime. */
export function isGone(error: unknown): boolean {
  return error instanceof RequestError && error.status === 404;
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
async function findTwin(unsure: readonly PostInput[]): Promise<AdminPost | undefined> {
  for (const input of unsure) {
    const query = new URLSearchParams({ q: input.title, sort: "updated", limit: "20" });
    const posts: AdminPost[] = await (await request("GET", `${postsPath}?${query}`)).json();
    const twin = posts.find((post) => says(post, input));
    if (twin) return twin;
  }
  return undefined;
}

async function change(id: number, version: number, input: Partial<PostInput>): Promise<AdminPost> {
  return (await request("PATCH", `${postsPath}/${id}`, { ...input, version })).json();
}

/** Saves once, however often it has to be tried. @throws RequestError, or TypeError without an answer */
export async function savePost({ input, base, unsure }: Save): Promise<AdminPost> {
  if (!base) {
    const twin = await findTwin(unsure);
    if (!twin) return (await request("POST", postsPath, input)).json();
    return says(twin, input) ? twin : change(twin.id, twin.version, input);
  }
  const { publishedAt, ...others } = input;
  // A day says less than the hour that is stored: sent back untouched, it would mean that day's start.
  const changed = publishedAt === base.day ? others : input;
  try {
    return await change(base.id, base.version, changed);
  } catch (error) {
    const current = currentOf(error);
    if (!current || !unsure.some((sent) => says(current, sent))) throw error;
    return says(current, input) ? current : change(base.id, current.version, changed);
  }
}
