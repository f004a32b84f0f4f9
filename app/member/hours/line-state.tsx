import type { ToldWork } from "../../../domain/hours/schema.ts";

const words: Record<ToldWork["status"], string> = {
  logged: "Not approved yet",
  sent_back: "Being corrected",
  approved: "Approved",
  reversed: "Taken back",
};

export function LineState({ line }: { line: ToldWork }) {
  const { status, waitsForAgreement } = line;
  return (
    <span className={`line-state line-${waitsForAgreement ? "waits" : status}`}>
      {waitsForAgreement ? "Waits for your yes" : words[status]}
    </span>
  );
}
