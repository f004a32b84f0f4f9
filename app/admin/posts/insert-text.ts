import type { Edit, TextSelection } from "./markdown-marks.ts";

export function selectionOf({
  value,
  selectionStart,
  selectionEnd,
}: HTMLTextAreaElement): TextSelection {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** Changes the text as typing would, so that the browser's undo can revert it. */
export function insertText(field: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  field.focus();
  field.setSelectionRange(from, to);
  const typed = document.execCommand(insert === "" ? "delete" : "insertText", false, insert);
  if (!typed) {
    field.setRangeText(insert, from, to);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field.setSelectionRange(...select);
}
