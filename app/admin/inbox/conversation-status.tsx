import type { ListedConversation } from "../../../domain/desk/schema.ts";
import { statusWords } from "./status-words.ts";

const looks = {
  new: "pending",
  open: "scheduled",
  waiting: "archived",
  solved: "approved",
  won: "approved",
  lost: "rejected",
  spam: "rejected",
};

export function ConversationStatus({ status }: Pick<ListedConversation, "status">) {
  return (
    <span className={`status status-${looks[status]}`}>
      {status === "waiting" ? "Waiting" : statusWords[status]}
    </span>
  );
}
