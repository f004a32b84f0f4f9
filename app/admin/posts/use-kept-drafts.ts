import { useCallback, useEffect, useRef, useState } from "react";
import { draftKey, dropDraft, findDrafts, type KeptDraft, keepDraft } from "./kept-drafts.ts";
import type { PostForm } from "./post-fields.tsx";
import { differing, type PostValues } from "./post-values.ts";

/** What the form stands on: the stored post, the version it was read in, and what it said. */
export type Ground = {
  post: number | "new";
  version: number | null;
  /** As long as the form says the same there is nothing to keep. */
  began: PostValues;
};

type About = { form: PostForm; userId: string; ground: Ground };

/** Keeps every keystroke in this browser until it is saved, and offers what was kept before. */
export function useKeptDrafts({ form, userId, ground }: About) {
  const [opening] = useState(() => window.crypto.randomUUID());
  const [earlier, setEarlier] = useState(() => findDrafts(userId, ground.post));
  const [isKept, setKept] = useState(true);
  // Not as rendered: what is put into the form stands on its own ground from that moment on.
  const current = useRef(ground);
  const keep = useCallback(
    (values: PostValues) => {
      const { post, version, began } = current.current;
      const key = draftKey(userId, post, opening);
      if (differing(values, began).length === 0) dropDraft(key);
      else setKept(keepDraft({ key, values: { ...values }, version, keptAt: Date.now() }));
    },
    [userId, opening],
  );
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [form, keep],
  );
  const forget = (draft: KeptDraft) => {
    dropDraft(draft.key);
    setEarlier((drafts) => drafts.filter((other) => other !== draft));
  };
  return {
    earlier,
    isKept,
    forget,
    /** What is in the form, and all that is typed from now on, belongs to this post in this version. */
    standOn: (next: Ground) => {
      dropDraft(draftKey(userId, current.current.post, opening));
      current.current = next;
      keep(form.getValues());
    },
    /** What has been typed is saved. */
    drop: () => dropDraft(draftKey(userId, current.current.post, opening)),
    /** Keeps what is in the form apart from what comes next, and offers it. */
    setAside: () => {
      const { post, version, began } = current.current;
      const values = { ...form.getValues() };
      if (differing(values, began).length === 0) return;
      const key = draftKey(userId, post, window.crypto.randomUUID());
      const draft = { key, values, version, keptAt: Date.now() };
      if (keepDraft(draft)) setEarlier((drafts) => [draft, ...drafts]);
    },
  };
}
