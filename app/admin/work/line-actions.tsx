import { useState } from "react";
import type { ListedWork } from "../../../domain/hours/schema.ts";
import { RowButton } from "../lists/row-button.tsx";
import { minutesInWords } from "../say-minutes.ts";
import { openLog } from "./log/log-state.ts";
import { TextDialog } from "./text-dialog.tsx";
import { useWorkStep } from "./use-work-step.ts";

type Props = { line: ListedWork; adminId: string; onReverse: (line: ListedWork) => void };

const aboutOf = ({ text, company }: ListedWork) => `${company}: ${text}`;

function SendBack({ line }: { line: ListedWork }) {
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
          step.mutate({ id: line.id, body: { reason } }, { onSuccess: () => setOpen(false) })
        }
      />
    </>
  );
}

function Approve({ line }: { line: ListedWork }) {
  const { mutate, isPending } = useWorkStep("approve", {
    done: {
      title: "Approved",
      description: `${minutesInWords(line.billedMinutes)} for ${line.company}`,
    },
    failed: "The line was not approved",
  });
  return (
    <RowButton
      label={isPending ? "Approving..." : "Approve"}
      kind="primary"
      about={aboutOf(line)}
      onPress={() => mutate({ id: line.id })}
    />
  );
}

const correct = ({ id, companyId, company, minutes, text, where, date }: ListedWork) =>
  openLog({ id, company: { id: companyId, name: company }, minutes, text, where, date });

export function LineActions({ line, adminId, onReverse }: Props) {
  const { status, waitsForAgreement, consultantId } = line;
  const about = aboutOf(line);
  const isOwn = consultantId === adminId;
  return (
    <div className="row-actions">
      {status === "logged" && !waitsForAgreement ? <Approve line={line} /> : null}
      {status === "sent_back" || (status === "logged" && isOwn) ? (
        <RowButton label="Correct" about={about} onPress={() => correct(line)} />
      ) : null}
      {status === "logged" && !isOwn ? <SendBack line={line} /> : null}
      {status === "approved" ? (
        <RowButton label="Reverse" about={about} onPress={() => onReverse(line)} />
      ) : null}
    </div>
  );
}
