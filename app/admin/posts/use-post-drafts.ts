import { useCallback, useEffect, useRef, useState } from "react";
import { draftKey, deleteDraft, findDrafts, type PostDraft, saveDraft } from "./post-drafts.ts";
import type { PostForm } from "./post-line.tsx";
import { differing, type PostValues } from "./post-values.ts";
import type { Saver } from "./save-post.ts";

export type Base = {
  post: number | "new";
  version: number | null;
  values: PostValues;
};

type About = { form: PostForm; userId: string; base: Base; saver: Saver };

const draftOf = (
  { values, ...rest }: Pick<PostDraft, "key" | "values" | "version">,
  saver: Saver,
): PostDraft => ({
  ...rest,
  values: { ...values },
  unanswered: saver.unanswered(),
  keptAt: Date.now(),
});

export function usePostDrafts({ form, userId, base, saver }: About) {
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
      else setStored(saveDraft(draftOf({ key, values, version }, saver)));
    },
    [userId, opening, saver],
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
    keep: () => save(form.getValues()),
    clear: () => deleteDraft(draftKey(userId, current.current.post, opening)),
    setAside: () => {
      const { post, version, values: before } = current.current;
      const values = form.getValues();
      if (differing(values, before).length === 0) return;
      const key = draftKey(userId, post, window.crypto.randomUUID());
      const draft = draftOf({ key, values, version }, saver);
      if (saveDraft(draft)) setEarlier((drafts) => [draft, ...drafts]);
    },
  };
}
