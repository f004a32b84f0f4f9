import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { lastChangedBy } from "../../platform/last-change.ts";
import { namePeople } from "../accounts/name-people.ts";
import type { EditedPost } from "../blog/admin-posts.ts";
import { updatePost } from "../blog/update-post.ts";

/** A conflict names who saved the other version. @throws CodedError invalid, not_found, conflict */
export async function savePost(...given: Parameters<typeof updatePost>): Promise<EditedPost> {
  try {
    return await updatePost(...given);
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== "conflict") throw error;
    const [ctx, id] = given;
    // A conflict of updatePost holds the post.
    const current = error.current as EditedPost;
    const savedBy = await nameSaver(ctx, id);
    throw new CodedError("conflict", error.message, {
      current: { ...current, savedBy },
      cause: error,
    });
  }
}

async function nameSaver({ db }: Ctx, id: number): Promise<string | null> {
  const by = await lastChangedBy(db, { subjectType: "blog_post", subjectId: String(id) });
  return (await namePeople(db, [by])).get(by ?? "") ?? null;
}
