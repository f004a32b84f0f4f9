import { useQueryClient } from "@tanstack/react-query";
import { monthDay } from "../../../content/civil-day.ts";
import { sayMinutes } from "../../../content/minutes.ts";
import { questionInput, type ToldWork } from "../../../domain/hours/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { toast } from "../../ui/toast-store.ts";
import { MessageDialog } from "../message-dialog.tsx";

export function QuestionDialog({ line, onClose }: { line: ToldWork; onClose: () => void }) {
  const queries = useQueryClient();
  const { id, date, text, billedMinutes } = line;
  return (
    <MessageDialog
      draft={`work-${id}`}
      words={{
        title: "Ask about this line",
        description: `${monthDay(date)}, ${sayMinutes(billedMinutes)}: ${text}`,
        label: "What would you like to know?",
        send: "Send question",
      }}
      message={questionInput.shape.text}
      send={(question, key) =>
        request("POST", `/api/membership/work/${encodeURIComponent(id)}/questions`, {
          text: question,
          key,
        })
      }
      onSent={() => {
        toast({ title: "Question sent", description: "The answer will stand under this line." });
        return queries.invalidateQueries();
      }}
      onClose={onClose}
    />
  );
}
