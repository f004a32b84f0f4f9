import { useEffect, useState } from "react";
import { z } from "zod";
import { messagesKept, readStored, removeStored, writeStored } from "../../browser-storage.ts";

const answerDraft = z.object({
  text: z.string(),
  internal: z.boolean(),
  /** The last message when the writing began. */
  after: z.string().nullable(),
});

type AnswerDraft = z.output<typeof answerDraft>;

const empty: AnswerDraft = { text: "", internal: false, after: null };

/** Survives a reload and a new sign-in in this tab. */
export function useAnswerDraft(conversationId: string) {
  const key = `${messagesKept}answer-${conversationId}`;
  const [draft, setDraft] = useState(() => readStored("sessionStorage", key, answerDraft) ?? empty);
  useEffect(() => {
    if (draft.text === "") removeStored("sessionStorage", key);
    else writeStored("sessionStorage", key, draft);
  }, [key, draft]);
  return {
    draft,
    change: (part: Partial<AnswerDraft>) => setDraft((now) => ({ ...now, ...part })),
  };
}
