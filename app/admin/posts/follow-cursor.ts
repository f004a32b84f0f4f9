import { blockAt } from "./block-at.ts";

export function followCursor(box: HTMLElement | null, shown: HTMLElement | null) {
  const follow = () => {
    const field = document.activeElement;
    if (!box || !shown || !(field instanceof HTMLTextAreaElement)) return;
    if (field.name !== "content") return;
    const blocks = [...shown.children];
    const texts = blocks.map(({ textContent }) => textContent);
    const block = blocks[blockAt(field.value, field.selectionStart, texts)];
    if (!block) return;
    const { top, bottom } = block.getBoundingClientRect();
    const view = box.getBoundingClientRect();
    if (top < view.top || bottom > view.bottom) box.scrollTop += top - view.top - view.height / 3;
  };
  follow();
  document.addEventListener("selectionchange", follow);
  return () => document.removeEventListener("selectionchange", follow);
}
