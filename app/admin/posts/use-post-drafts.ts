import { useCallback, useEffect, useRef, useState } from "react";
import { draftKey, deleteDraft, findDrafts, type PostDraft, saveDraft } from "./post-drafts.ts";
import type { PostForm } from "./post-line.tsx";
import { differing, type PostValues } from "./post-values.ts";

export type Base = {
  post: number | "new";
  version: number | null;
  values: PostValues;
};

type About = { form: PostForm; userId: string; base: Base };

export function usePostDrafts({ form, userId, base }: About) {
  const [opening] = useState(() => window.crypto.randomUUID());
  const [earlier, setEarlier] = useState(() => findDrafts(userId, base.post));
  const [isStored, setStored] = useState(true);
  // A ref: values put into the form belong to their own base at once, before the next render.
  const current = useRef(base);
  const save = useCallback(
    (values: PostValues) => {
      const { post, version, values: before } = current.current;
      const key = draftKey(userId, post, opening);
      if (differing(values, before).length === 0) deleteDraft(key);
      else setStored(saveDraft({ key, values: { ...values }, version, keptAt: Date.now() }));
    },
    [userId, opening],
  );
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => save(values) }),
    [form, save],
  );
  const discard = (draft: PostDraft) => {
    deleteDraft(draft.key);
    setEarlier((drafts) => drafts.filter((other) => other !== draft));
  };
  return {
    earlier,
    isStored,
    discard,
    rebase: (next: Base) => {
      deleteDraft(draftKey(userId, current.current.post, opening));
      current.current = next;
      save(form.getValues());
    },
    clear: () => deleteDraft(draftKey(userId, current.current.post, opening)),
    setAside: () => {
      const { post, version, values: before } = current.current;
      const values = { ...form.getValues() };
      if (differing(values, before).length === 0) return;
      const key = draftKey(userId, post, window.crypto.randomUUID());
      const draft = { key, values, version, keptAt: Date.now() };
      if (saveDraft(draft)) setEarlier((drafts) => [draft, ...drafts]);
    },
  };
}
