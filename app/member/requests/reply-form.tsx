import { type ListedRequest, messageInput } from "../../../domain/desk/schema.ts";
import { FilePicker } from "../../files/file-picker.tsx";
import { useFiles } from "../../files/use-files.ts";
import { MessageForm } from "../message-form.tsx";
import { useMessage } from "../use-message.ts";
import { useRequestCall } from "./use-request-call.ts";

export function ReplyForm({ id, status }: Pick<ListedRequest, "id" | "status">) {
  const { call, show } = useRequestCall(id);
  const files = useFiles();
  const writing = useMessage({
    draft: `request-${id}`,
    message: messageInput.shape.text,
    send: async (text, keyOf) => {
      const { ids, chosen } = files;
      const said = { text, files: ids };
      const key = keyOf(JSON.stringify(said));
      return { answer: await call("POST", "messages", { ...said, key }), chosen };
    },
    onSent: ({ answer, chosen }) => {
      files.clear(chosen);
      return show(answer);
    },
  });
  const isBusy = writing.isPending || files.isSending;
  const isSolved = status === "solved";
  return (
    <section className="reply" aria-label="Write to us">
      <MessageForm writing={writing} label={isSolved ? "Write again" : "Your message"} rows={5}>
        <FilePicker files={files} />
        <div className="form-actions">
          <button
            className="button button-primary"
            aria-disabled={isBusy}
            onClick={(event) => files.isSending && event.preventDefault()}
          >
            {writing.isPending ? "Sending..." : "Send message"}
          </button>
          {isSolved ? <span className="hint">This opens the request again.</span> : null}
        </div>
      </MessageForm>
    </section>
  );
}
