import { useEffect, useState } from "react";
import { z } from "zod";
import { moveKeys } from "../../api-client/use-send-key.ts";
import { messagesKept, readStored, removeStored, writeStored } from "../../browser-storage.ts";

const answerDraft = z.object({
  text: z.string(),
  internal: z.boolean(),
  /** The last message when the writing began. */
  after: z.string().nullable(),
});

type AnswerDraft = z.output<typeof answerDraft>;

export const answerName = (conversationId: string) => `answer-${conversationId}`;

const empty: AnswerDraft = { text: "", internal: false, after: null };

const keyOf = (conversationId: string) => `${messagesKept}${answerName(conversationId)}`;
const readDraft = (key: string) => readStored("sessionStorage", key, answerDraft);

/** Survives a reload and a new sign-in in this tab. */
export function useAnswerDraft(conversationId: string) {
  const key = keyOf(conversationId);
  const [draft, setDraft] = useState(() => readDraft(key) ?? empty);
  useEffect(() => {
    if (draft.text === "") removeStored("sessionStorage", key);
    else writeStored("sessionStorage", key, draft);
  }, [key, draft]);
  return {
    draft,
    change: (part: Partial<AnswerDraft>) => setDraft((now) => ({ ...now, ...part })),
    /** Else sent words would go along as a draft where the conversation was merged meanwhile. */
    forget: (sent: string) => {
      if (readDraft(key)?.text === sent) removeStored("sessionStorage", key);
    },
  };
}

export function moveAnswerDraft(from: string, into: string): void {
  const moved = readDraft(keyOf(from));
  if (!moved) return;
  const begun = readDraft(keyOf(into)) ?? empty;
  writeStored("sessionStorage", keyOf(into), {
    ...moved,
    text: begun.text === "" ? moved.text : `${begun.text}\n\n${moved.text}`,
    // No note goes to the client.
    internal: moved.internal || begun.internal,
  });
  removeStored("sessionStorage", keyOf(from));
  moveKeys(answerName(from), answerName(into));
}
