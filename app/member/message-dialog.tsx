import type { z } from "zod";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { MessageForm } from "./message-form.tsx";
import { useMessage } from "./use-message.ts";

type Props<Answer> = {
  draft: string;
  words: { title: string; description: string; label: string; send: string };
  message: z.ZodType<string, string>;
  send: (message: string, key: string) => Promise<Answer>;
  onSent: (answer: Answer) => unknown;
  onClose: () => void;
};

export function MessageDialog<Answer>(props: Props<Answer>) {
  const { draft, words, message, send, onSent, onClose } = props;
  const writing = useMessage({
    draft,
    message,
    send: (words, keyOf) => send(words, keyOf(words)),
    onSent: async (answer: Answer) => {
      await onSent(answer);
      onClose();
    },
  });
  const { isPending } = writing;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || isPending || onClose()}
      title={words.title}
      description={words.description}
    >
      <MessageForm writing={writing} label={words.label}>
        <DialogActions onDismiss={onClose} pending={isPending}>
          {isPending ? "Sending..." : words.send}
        </DialogActions>
      </MessageForm>
    </Dialog>
  );
}
