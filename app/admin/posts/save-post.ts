import { z } from "zod";
import type { AdminPost, OtherPost } from "../../../domain/blog/schema.ts";
import { request, RequestError } from "../../api-client/api-fetch.ts";
import { currentOf } from "../../api-client/current-of.ts";
import type { PostInput } from "./post-values.ts";
import { postsPath } from "./use-posts.ts";

export type Save = {
  input: PostInput;
  base: { id: number; version: number; publishedAt: string } | null;
};

/** No response, or one from a proxy: it may or may not have been saved. */
function isUnsure(error: unknown): boolean {
  return !(error instanceof RequestError) || error.status >= 500;
}

export function isGone(error: unknown): boolean {
  return error instanceof RequestError && error.status === 404;
}

type Sent = Omit<PostInput, "publishedAt"> & { publishedAt?: string | null };

type Change = { id: number; version: number; input: Sent; key: string };

function withoutDate(input: PostInput): Sent {
  const sent: Sent = { ...input };
  delete sent.publishedAt;
  return sent;
}

async function change({ id, version, input, key }: Change, ours: string[]): Promise<AdminPost> {
  const patch = async (read: number): Promise<AdminPost> =>
    (await request("PATCH", `${postsPath}/${id}`, { ...input, version: read, key })).json();
  try {
    return await patch(version);
  } catch (error) {
    const current = currentOf(error) as OtherPost | undefined;
    // Somebody else's save is a conflict; one of ours that got no answer is not.
    if (!current?.saveKey || !ours.includes(current.saveKey)) throw error;
    return patch(current.version);
  }
}

export const unanswered = z.object({
  creationKey: z.string(),
  /** What was sent, each with its key. */
  sent: z.array(z.tuple([z.string(), z.string()])),
});

/** What may have arrived without an answer: a draft keeps it, for whoever restores that after a reload. */
type Unanswered = z.output<typeof unanswered>;

export type Saver = ReturnType<typeof createSaver>;

/** Retries reuse the key, since an unanswered save may have arrived. */
export function createSaver() {
  let creationKey = crypto.randomUUID() as string;
  let unsure = new Map<string, string>();

  async function save({ input, base }: Save, key: string): Promise<AdminPost> {
    if (base) {
      // An untouched minute, sent back, would lose the stored seconds, and which of two 1:30s it was.
      const isKept = input.publishedAt === base.publishedAt;
      const changed = isKept
        ? withoutDate(input)
        : { ...input, publishedAt: input.publishedAt || null };
      return change({ ...base, input: changed, key }, [...unsure.values()]);
    }
    const dated = input.publishedAt ? input : withoutDate(input);
    const body = { ...dated, key: creationKey };
    const made: AdminPost = await (await request("POST", postsPath, body)).json();
    const isThis = [...unsure.keys()].every((sent) => sent === JSON.stringify(input));
    if (isThis) return made;
    return change({ id: made.id, version: 1, input: dated, key }, [
      creationKey,
      ...unsure.values(),
    ]);
  }

  const goOn = (from?: Unanswered) => {
    creationKey = from?.creationKey ?? crypto.randomUUID();
    unsure = new Map(from?.sent);
  };
  return {
    goOn,
    unanswered: (): Unanswered | undefined =>
      unsure.size > 0 ? { creationKey, sent: [...unsure] } : undefined,
    save: async (sent: Save): Promise<AdminPost> => {
      const content = JSON.stringify(sent.input);
      const before = unsure.get(content);
      const key = before ?? crypto.randomUUID();
      unsure.set(content, key);
      try {
        const saved = await save(sent, key);
        goOn();
        return saved;
      } catch (error) {
        if (!before && !isUnsure(error)) unsure.delete(content);
        throw error;
      }
    },
  };
}
