import { useState } from "react";
import type { ListedWork } from "../../../domain/hours/schema.ts";
import { noAnswer } from "../../api-client/failure-text.ts";
import { Failure } from "../../ui/failure.tsx";
import { RowButton } from "../lists/row-button.tsx";
import { minutesInWords } from "../say-minutes.ts";
import { openLog } from "./log/log-state.ts";
import { TextDialog } from "./text-dialog.tsx";
import { useWorkStep } from "./use-work-step.ts";

type Props = { line: ListedWork; adminId: string; onReverse: (line: ListedWork) => void };

export const aboutOf = ({ text, company }: ListedWork) => `${company}: ${text}`;

function SendBack({ line }: { line: ListedWork }) {
  const { id, updatedAt } = line;
  const [open, setOpen] = useState(false);
  const step = useWorkStep("send-back", {
    done: { title: "Sent back", description: `${line.by} can correct it and log it again.` },
    failed: "The line was not sent back",
  });
  return (
    <>
      <RowButton label="Send back" about={aboutOf(line)} onPress={() => setOpen(true)} />
      <TextDialog
        open={open}
        onOpenChange={setOpen}
        title="Send back"
        description={`${line.company}: ${line.text}`}
        label={`What should ${line.by} change?`}
        confirm="Send back"
        pending={step.isPending}
        error={step.error}
        onConfirm={(reason) =>
          step.mutate({ id, body: { reason, updatedAt } }, { onSuccess: () => setOpen(false) })
        }
      />
    </>
  );
}

const correct = ({ companyId, company, ...line }: ListedWork) => {
  const { id, updatedAt, minutes, text, where, date } = line;
  const about = { id: companyId, name: company };
  openLog({ id, updatedAt, company: about, minutes, text, where, date });
};

export function LineActions({ line, adminId, onReverse }: Props) {
  const { id, updatedAt, status, waitsForAgreement, awaitedMinutes, consultantId } = line;
  const about = aboutOf(line);
  const isOwn = consultantId === adminId;
  const { mutate, isPending, error } = useWorkStep("approve", {
    done: {
      title: "Approved",
      description: `${minutesInWords(line.billedMinutes)} for ${line.company}`,
    },
    failed: "The line was not approved",
  });
  return (
    <>
      <div className="row-actions">
        {status === "logged" && !waitsForAgreement && awaitedMinutes === 0 ? (
          <RowButton
            label={isPending ? "Approving..." : "Approve"}
            kind="primary"
            about={about}
            onPress={() => mutate({ id, body: { updatedAt } })}
          />
        ) : null}
        {status === "sent_back" || (status === "logged" && isOwn) ? (
          <RowButton label="Correct" about={about} onPress={() => correct(line)} />
        ) : null}
        {status === "logged" && !isOwn ? <SendBack line={line} /> : null}
        {status === "approved" ? (
          <RowButton label="Reverse" about={about} onPress={() => onReverse(line)} />
        ) : null}
      </div>
      <Failure error={error} otherwise={noAnswer} />
    </>
  );
}
