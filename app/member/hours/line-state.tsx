import type { ToldWork } from "../../../domain/hours/schema.ts";

const words: Record<ToldWork["status"], string> = {
  logged: "Not approved yet",
  sent_back: "Being corrected",
  approved: "Approved",
  reversed: "Taken back",
};

const marks: Record<ToldWork["status"], string> = {
  logged: "pending",
  sent_back: "pending",
  approved: "done",
  reversed: "reversed",
};

export function LineState({ line }: { line: ToldWork }) {
  const { status, waitsForAgreement } = line;
  return (
    <span className={`state-mark state-${waitsForAgreement ? "waits" : marks[status]}`}>
      {waitsForAgreement ? "Waits for your yes" : words[status]}
    </span>
  );
}
