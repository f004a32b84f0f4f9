import { type ListedRequest, messageInput } from "../../../domain/desk/schema.ts";
import { useSendKey } from "../../api-client/use-send-key.ts";
import { MessageForm } from "../message-form.tsx";
import { useMessage } from "../use-message.ts";
import { useRequestCall } from "./use-request-call.ts";

export function ReplyForm({ id, status }: Pick<ListedRequest, "id" | "status">) {
  const { call, show } = useRequestCall(id);
  const { keyOf, hasArrived } = useSendKey();
  const writing = useMessage({
    draft: `request-${id}`,
    message: messageInput.shape.text,
    send: (text) => call("POST", "messages", { text, key: keyOf(text) }),
    onSent: (answer) => {
      hasArrived();
      return show(answer);
    },
  });
  const isSolved = status === "solved";
  return (
    <section className="reply" aria-label="Write to us">
      <MessageForm writing={writing} label={isSolved ? "Write again" : "Your message"} rows={5}>
        <div className="form-actions">
          <button className="button button-primary" aria-disabled={writing.isPending}>
            {writing.isPending ? "Sending..." : "Send message"}
          </button>
          {isSolved ? <span className="hint">This opens the request again.</span> : null}
        </div>
      </MessageForm>
    </section>
  );
}
