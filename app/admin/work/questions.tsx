import { useState } from "react";
import type { ListedWork } from "../../../domain/hours/schema.ts";
import { useSendKey } from "../../api-client/use-send-key.ts";
import { RowButton } from "../lists/row-button.tsx";
import { Moment } from "../moment.tsx";
import { aboutOf } from "./line-actions.tsx";
import { TextDialog } from "./text-dialog.tsx";
import { useWorkStep } from "./use-work-step.ts";

export function Questions({ line }: { line: ListedWork }) {
  const { id, questions, company } = line;
  const [open, setOpen] = useState(false);
  const answer = useWorkStep("answers", {
    done: { title: "Answer sent", description: `${company} sees it beside the line.` },
    failed: "The answer was not sent",
  });
  const { keyOf, hasArrived } = useSendKey();
  const arrived = () => {
    hasArrived();
    setOpen(false);
  };
  if (questions.length === 0) return null;
  const isOpen = questions.at(-1)?.byStaff === false;
  return (
    <div className="line-questions" data-open={isOpen}>
      {questions.map(({ id, by, byStaff, text, at }) => (
        <p key={id} className="line-question">
          <strong>
            {by}
            {byStaff ? "" : " asks"}
          </strong>{" "}
          <Moment iso={at} withTime />
          <span className="line-question-text">{text}</span>
        </p>
      ))}
      <RowButton
        label={isOpen ? "Answer" : "Add to the answer"}
        about={aboutOf(line)}
        onPress={() => setOpen(true)}
      />
      <TextDialog
        open={open}
        onOpenChange={setOpen}
        title={`Answer ${company}`}
        description="They read it beside the line, and nowhere else."
        label="Answer"
        confirm="Send answer"
        rows={4}
        pending={answer.isPending}
        onConfirm={(text) =>
          answer.mutate({ id, body: { text, key: keyOf(text) } }, { onSuccess: arrived })
        }
        error={answer.error}
      />
    </div>
  );
}
