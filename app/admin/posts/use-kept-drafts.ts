import { useEffect, useState } from "react";
import { dropDraft, findDrafts, type KeptDraft, keepDraft, newDraftKey } from "./kept-drafts.ts";
import type { PostForm } from "./post-fields.tsx";
import { differing, type PostValues } from "./post-values.ts";

type About = {
  form: PostForm;
  userId: string;
  post: number | "new";
  version: number | null;
  /** What the form began with; as long as it says the same there is nothing to keep. */
  began: PostValues;
};

/** Keeps every keystroke in this browser until it is saved, and offers what was kept before. */
export function useKeptDrafts({ form, userId, post, version, began }: About) {
  const [key] = useState(() => newDraftKey(userId, post));
  const [earlier, setEarlier] = useState(() => findDrafts(userId, post));
  const [isKept, setKept] = useState(true);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (differing(values, began).length === 0) dropDraft(key);
          else setKept(keepDraft({ key, values: { ...values }, version, keptAt: Date.now() }));
        },
      }),
    [form, key, version, began],
  );
  const forget = (draft: KeptDraft) => {
    dropDraft(draft.key);
    setEarlier((drafts) => drafts.filter((other) => other !== draft));
  };
  return {
    earlier,
    isKept,
    forget,
    /** What has been typed is saved. */
    drop: () => dropDraft(key),
    /** Keeps what is in the form apart from what comes next, to be offered another time. */
    setAside: () =>
      keepDraft({
        key: newDraftKey(userId, post),
        values: { ...form.getValues() },
        version,
        keptAt: Date.now(),
      }),
  };
}
