import { useRef, useState } from "react";
import type { Conversation, DeskMessage } from "../../../domain/desk/schema.ts";
import { leftToFill } from "../../../domain/templates/schema.ts";
import { useSendKey } from "../../api-client/use-send-key.ts";
import { useFiles } from "../../files/use-files.ts";
import { toast } from "../../ui/toast-store.ts";
import { selectField } from "./left-to-fill.tsx";
import { currentOf } from "../../api-client/current-of.ts";
import { answerName, useAnswerDraft } from "./use-answer-draft.ts";
import { useStep } from "./use-conversation.ts";

type Said = { text: string; files: string[]; key: string };

export function useAnswer({ id, messages }: Conversation) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { draft, change, forget } = useAnswerDraft(id);
  const { text, internal, after } = draft;
  const [isAnswered, setAnswered] = useState(false);
  const { keyOf, hasArrived } = useSendKey(answerName(id));
  /** Told here, since an answer into a conversation that was merged meanwhile takes this form away. */
  const arrived = (title: string) => (said: Said) => {
    hasArrived();
    forget(said.text);
    toast({ title });
  };
  const reply = useStep<Said & { after?: string }>(id, {
    method: "POST",
    part: "/reply",
    onArrival: arrived("Answer sent"),
  });
  const note = useStep<Said>(id, {
    method: "POST",
    part: "/notes",
    onArrival: arrived("Note added"),
  });
  const { isPending, error } = internal ? note : reply;
  const other = internal ? null : ((currentOf(reply.error) ?? null) as DeskMessage | null);
  const files = useFiles();
  const [open] = internal ? [] : leftToFill(text);
  const isWaiting = isPending || files.isSending || text.trim() === "";
  const onSuccess = ({ messages: now }: Conversation) => {
    files.clear(files.chosen);
    // What has been typed since stays, and is written after what was sent.
    const isSent = area.current?.value === text;
    change(isSent ? { text: "", after: null } : { after: now.at(-1)?.id ?? null });
    reply.reset();
    setAnswered(!internal && isSent);
  };
  const write = (written: string) => {
    const begun = text === "" ? null : after;
    change({ text: written, after: begun ?? messages.at(-1)?.id ?? null });
    setAnswered(false);
  };
  const insert = (template: string) => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } =
      area.current ?? {};
    write(text.slice(0, from) + template + text.slice(to));
  };
  const toField = () =>
    open === undefined ? area.current?.focus() : selectField(area.current, open);
  const send = () => {
    if (isWaiting) return;
    if (open !== undefined) {
      toField();
      return;
    }
    const key = keyOf(JSON.stringify({ text, files: files.ids, internal }));
    const said = { text, files: files.ids, key };
    // What is shown beside it by now, which may be another conversation's as well: the two were merged.
    const seen = other ? (messages.at(-1)?.id ?? other.id) : after;
    if (internal) note.mutate(said, { onSuccess });
    else reply.mutate(seen === null ? said : { ...said, after: seen }, { onSuccess });
  };
  return {
    area,
    text,
    files,
    internal,
    isAnswered,
    isWaiting,
    isPending,
    error,
    other,
    setInternal: (next: boolean) => change({ internal: next }),
    write,
    insert,
    toField,
    send,
  };
}
