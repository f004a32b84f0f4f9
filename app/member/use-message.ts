import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { z } from "zod";
import { useSendKey } from "../api-client/use-send-key.ts";
import { messagesKept, readStored, removeStored, writeStored } from "../browser-storage.ts";
import { useForm } from "../ui/use-form.ts";
import { useMemberMutation } from "./use-member-mutation.ts";

type Options<Answer> = {
  /** Unsent words survive a reload and a new sign-in in this tab, under this name. */
  draft: string;
  message: z.ZodType<string, string>;
  send: (message: string, keyOf: (words: string) => string) => Promise<Answer>;
  onSent: (answer: Answer) => unknown;
};

export function useMessage<Answer>({ draft, message, send, onSent }: Options<Answer>) {
  const draftKey = `${messagesKept}${draft}`;
  const [kept] = useState(() => readStored("sessionStorage", draftKey, z.string()) ?? "");
  const form = useForm({
    resolver: zodResolver(z.object({ message })),
    defaultValues: { message: kept },
  });
  const { keyOf, hasArrived } = useSendKey(draft);
  const { mutate, isPending, error } = useMemberMutation({
    mutationFn: (words: string) => send(words, keyOf),
    onSuccess: async (answer: Answer, words) => {
      hasArrived();
      // What has been typed since stays.
      if (message.safeParse(form.getValues("message")).data === words) {
        removeStored("sessionStorage", draftKey);
        form.reset({ message: "" });
      }
      await onSent(answer);
    },
  });
  return {
    kept,
    isPending,
    error,
    problem: form.formState.errors.message?.message,
    control: form.register("message", {
      onChange: (event: { target: { value: string } }) =>
        writeStored("sessionStorage", draftKey, event.target.value),
    }),
    submit: form.handleSubmit((input) => isPending || mutate(input.message)),
  };
}

export type Writing = ReturnType<typeof useMessage>;
