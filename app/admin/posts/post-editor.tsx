import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { AdminPost } from "../../../domain/blog/schema.ts";
import { RequestError } from "../../data/request.ts";
import { Conflict } from "./conflict.tsx";
import { DraftPrompt } from "./draft-prompt.tsx";
import type { KeptDraft } from "./kept-drafts.ts";
import { MarkdownPreview } from "./markdown-preview.tsx";
import { PostFields } from "./post-fields.tsx";
import {
  emptyPost,
  postFieldNames,
  postForm,
  type PostInput,
  type PostValues,
  valuesOf,
} from "./post-values.ts";
import { SaveProblem } from "./save-problem.tsx";
import { currentOf } from "./save-post.ts";
import { keepFilesOut } from "./upload-picture.ts";
import { useKeptDrafts } from "./use-kept-drafts.ts";
import { useSavePost } from "./use-save-post.ts";

type Props = {
  /** Null for a new one. */
  post: AdminPost | null;
  userId: string;
  onClose: () => void;
};

/** The form of a post. What is typed outlives everything but a save or a deliberate discard. */
export function PostEditor({ post, userId, onClose }: Props) {
  const [base, setBase] = useState(post);
  const [began, setBegan] = useState<PostValues>(() => (post ? valuesOf(post) : emptyPost));
  const [version, setVersion] = useState(post?.version ?? null);
  const [theirs, setTheirs] = useState<AdminPost | null>(null);
  const [problem, setProblem] = useState<Error | null>(null);
  const form = useForm<PostValues, unknown, PostInput>({
    resolver: zodResolver(postForm),
    defaultValues: began,
  });
  const about = { form, userId, post: post?.id ?? ("new" as const), version, began };
  const { earlier, isKept, forget, drop, setAside } = useKeptDrafts(about);
  const content = useWatch({ control: form.control, name: "content" });
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => saveByKeys(element.current), []);
  useEffect(() => keepFilesOut(element.current), []);

  const { mutate, isPending } = useSavePost(post === null, {
    onSaved: () => {
      drop();
      onClose();
    },
    onFailed: (error) => {
      const current = currentOf(error);
      setTheirs(current ?? null);
      setProblem(current ? null : error);
      const fields = error instanceof RequestError ? error.fields : {};
      const wrong = postFieldNames.filter((name) => fields[name]);
      for (const [index, name] of wrong.entries())
        form.setError(name, { message: fields[name] ?? "" }, { shouldFocus: index === 0 });
    },
  });

  const save = (over: number | null = version) =>
    form.handleSubmit((input) => {
      setProblem(null);
      setVersion(over);
      mutate({ input, base: base && over !== null ? { id: base.id, version: over } : null });
    })();
  const restore = (draft: KeptDraft) => {
    setVersion(draft.version);
    form.reset(draft.values, { keepDefaultValues: true });
    forget(draft);
  };
  const takeTheirs = () => {
    if (!theirs) return;
    setAside();
    setBase(theirs);
    setBegan(valuesOf(theirs));
    setVersion(theirs.version);
    form.reset(valuesOf(theirs));
    drop();
    setTheirs(null);
  };
  return (
    <form
      ref={element}
      className="post-form"
      noValidate
      aria-label={post ? "Post" : "New post"}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void save();
      }}
    >
      <DraftPrompt drafts={earlier} onRestore={restore} onDiscard={forget} />
      {theirs ? (
        <Conflict
          mine={form.getValues()}
          theirs={theirs}
          saving={isPending}
          onKeepMine={() => void save(theirs.version)}
          onTakeTheirs={takeTheirs}
        />
      ) : null}
      <div className="post-columns">
        <div className="form">
          <PostFields form={form} />
        </div>
        <MarkdownPreview content={content} />
      </div>
      {isKept ? null : (
        <p className="notice notice-danger" role="alert">
          This browser keeps no drafts: what you type is lost when the tab closes before you save.
        </p>
      )}
      {problem ? <SaveProblem error={problem} /> : null}
      <div className="dialog-actions">
        <button type="button" className="button button-quiet" onClick={onClose}>
          Cancel
        </button>
        <button className="button button-primary" aria-disabled={isPending}>
          {isPending ? "Saving..." : post ? "Update Post" : "Create Post"}
        </button>
      </div>
    </form>
  );
}

/** Ctrl+S, or the same with the Command key, saves. */
function saveByKeys(form: HTMLFormElement | null) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form?.requestSubmit();
  };
  form?.addEventListener("keydown", onKeyDown);
  return () => form?.removeEventListener("keydown", onKeyDown);
}
