import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import type { AdminPost, OtherPost } from "../../../domain/blog/schema.ts";
import { currentUserQuery } from "../../api-client/current-user.ts";
import { showFieldErrors } from "../../ui/field-errors.ts";
import { useForm } from "../../ui/use-form.ts";
import { Conflict } from "./conflict.tsx";
import { DraftPrompt } from "./draft-prompt.tsx";
import type { PostDraft } from "./post-drafts.ts";
import { MarkdownPreview } from "./markdown-preview.tsx";
import { PostFields } from "./post-fields.tsx";
import {
  differing,
  emptyPost,
  postFieldNames,
  postForm,
  type PostInput,
  type PostValues,
  publicationOf,
  restoredValues,
  valuesOf,
} from "./post-values.ts";
import { SaveProblem } from "./save-problem.tsx";
import { currentOf } from "../../api-client/current-of.ts";
import { createSaver, isGone } from "./save-post.ts";
import { keepFilesOut } from "./upload-picture.ts";
import { usePostPictures } from "./use-picture-upload.ts";
import { type Base, usePostDrafts } from "./use-post-drafts.ts";
import { useSavePost } from "./use-save-post.ts";

type Props = {
  post: AdminPost | null;
  userId: string;
  onClose: () => void;
  onCreated?: (post: AdminPost) => void;
};

function baseOf(post: AdminPost | null, writer: string, version = post?.version ?? null): Base {
  const values = post ? valuesOf(post) : { ...emptyPost, author: writer };
  return { post: post?.id ?? "new", version, values };
}

export function PostEditor({ post, userId, onClose, onCreated }: Props) {
  const [stored, setStored] = useState(post);
  const [version, setVersion] = useState(post?.version ?? null);
  const [theirs, setTheirs] = useState<OtherPost | null>(null);
  const [problem, setProblem] = useState<Error | null>(null);
  const [savedEarlier, setSavedEarlier] = useState<PostValues | null>(null);
  const { data: user } = useQuery(currentUserQuery);
  const writer = [user?.firstName, user?.lastName].filter(Boolean).join(" ");
  const [initial] = useState(() => baseOf(post, writer));
  const form = useForm<PostValues, unknown, PostInput>({
    resolver: zodResolver(postForm),
    defaultValues: initial.values,
  });
  const [saver] = useState(createSaver);
  const drafts = usePostDrafts({ form, userId, base: initial, saver });
  const pictures = usePostPictures();
  const shown = { ...initial.values, ...useWatch({ control: form.control }) };
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => saveByKeys(element.current), []);
  useEffect(() => keepFilesOut(element.current), []);
  useEffect(() => takeFocus(element.current), []);

  const rebase = (next: AdminPost | null, at = next?.version ?? null) => {
    setStored(next);
    setVersion(at);
    drafts.rebase(baseOf(next, writer, at));
  };
  const { send, isPending } = useSavePost({
    saver,
    onUnanswered: drafts.keep,
    onSaved: (saved, { typed }) => {
      if (!pictures.isAdding && differing(form.getValues(), typed).length === 0) {
        drafts.clear();
        onClose();
        return;
      }
      rebase(saved);
      setTheirs(null);
      setSavedEarlier(typed);
      if (!stored) onCreated?.(saved);
    },
    onFailed: (error) => {
      const current = currentOf(error) as OtherPost | undefined;
      if (stored && isGone(error)) rebase(null);
      setTheirs(current ?? null);
      setProblem(current ? null : error);
      showFieldErrors(form.setError, postFieldNames, error);
    },
  });

  const isBusy = isPending || pictures.isAdding;

  // Not with the form's setFocus: right after a reset it knows no fields.
  const focusTitle = () => element.current?.querySelector("input")?.focus();
  const save = (over = stored, at = version) =>
    form.handleSubmit((input) => {
      setProblem(null);
      setSavedEarlier(null);
      const publishedAt = over ? publicationOf(valuesOf(over)) : "";
      const base = over && at !== null ? { id: over.id, version: at, publishedAt } : null;
      send({ input, base, typed: { ...form.getValues() } });
    })();
  const restore = (draft: PostDraft) => {
    drafts.setAside();
    saver.goOn(draft.unanswered);
    rebase(stored, draft.version);
    const values = restoredValues(draft.values, baseOf(stored, writer).values);
    form.reset(values, { keepDefaultValues: true });
    drafts.discard(draft);
    focusTitle();
  };
  const discard = (draft: PostDraft) => {
    drafts.discard(draft);
    focusTitle();
  };
  const takeTheirs = () => {
    if (!theirs) return;
    drafts.setAside();
    rebase(theirs);
    form.reset(valuesOf(theirs));
    setTheirs(null);
    focusTitle();
  };
  return (
    <form
      ref={element}
      className="post-form"
      noValidate
      aria-label={stored ? "Post" : "New post"}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save();
      }}
    >
      <DraftPrompt drafts={drafts.earlier} onRestore={restore} onDiscard={discard} />
      {theirs ? (
        <Conflict
          mine={form.getValues()}
          theirs={theirs}
          saving={isBusy}
          onKeepMine={() => void save(theirs, theirs.version)}
          onTakeTheirs={takeTheirs}
        />
      ) : null}
      <div className="post-columns">
        <div className="form">
          <PostFields form={form} pictures={pictures} />
        </div>
        <MarkdownPreview {...shown} />
      </div>
      {drafts.isStored ? null : (
        <p className="notice notice-danger" role="alert">
          This browser can't store drafts: if the tab closes before you save, your changes are lost.
        </p>
      )}
      {problem ? <SaveProblem error={problem} /> : null}
      {savedEarlier ? (
        <output className="notice">
          {pictures.isAdding || differing(shown, savedEarlier).length > 0
            ? "Saved. Your latest changes are not saved yet."
            : "Saved."}
        </output>
      ) : null}
      <div className="dialog-actions">
        <button type="button" className="button button-quiet" onClick={onClose}>
          Cancel
        </button>
        <button className="button button-primary" aria-disabled={isBusy}>
          {isPending
            ? "Saving..."
            : pictures.isAdding
              ? "Uploading..."
              : stored
                ? "Update Post"
                : "Create Post"}
        </button>
      </div>
    </form>
  );
}

/** If the dialog opened before the post arrived, the focus is still on the dialog itself. */
function takeFocus(form: HTMLFormElement | null) {
  if (!form?.closest("[role=dialog]")?.contains(document.activeElement)) return;
  const first = form?.querySelector<HTMLInputElement | HTMLButtonElement>("button, input");
  first?.focus();
  if (first instanceof HTMLInputElement) first.setSelectionRange(0, 0);
}

function saveByKeys(form: HTMLFormElement | null) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form?.requestSubmit();
  };
  form?.addEventListener("keydown", onKeyDown);
  return () => form?.removeEventListener("keydown", onKeyDown);
}
