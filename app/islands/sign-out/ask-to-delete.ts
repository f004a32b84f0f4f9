import { counted } from "../../../content/counted.ts";
import styles from "./question.css?url";
import type { Unsent } from "./unsent.ts";

/** Public pages do not have the styles of dialogs. */
async function dress(): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${styles}"]`)) return;
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = styles;
  await new Promise((done) => {
    sheet.addEventListener("load", done);
    sheet.addEventListener("error", done);
    document.head.append(sheet);
  });
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

function listByKind(unsent: Unsent[]): HTMLElement {
  const byKind = Map.groupBy(unsent, ({ kind }) => kind);
  const facts = [...byKind].map(([kind, some]) => {
    const names = some.map(({ text }) => `“${text}”`).join(", ");
    return make("div", "", make("dt", "", kind), make("dd", "", names));
  });
  return make("dl", "dialog-facts", ...facts);
}

function button(kind: string, words: string, press: (pressed: HTMLElement) => void): HTMLElement {
  const made = make("button", `button button-${kind}`, words);
  made.type = "button";
  made.addEventListener("click", () => press(made), { once: true });
  return made;
}

/** The browser's own dialog, since the frame of public pages is without React. */
function buildQuestion(unsent: Unsent[], onConfirm: () => void): HTMLDialogElement {
  const question = make("dialog", "overlay");
  question.setAttribute("role", "alertdialog");
  const title = make("h2", "text-title-3 dialog-title", "Sign out and delete?");
  const text = make(
    "p",
    "dialog-description",
    `Signing out deletes ${counted(unsent.length, "unsent draft")} kept in this browser.`,
  );
  const cancel = button("quiet", "Cancel", () => question.close());
  const confirm = button("danger", "Sign out and delete", (pressed) => {
    pressed.ariaBusy = "true";
    onConfirm();
  });
  const actions = make("div", "dialog-actions", cancel, confirm);
  title.id = "sign-out-title";
  text.id = "sign-out-text";
  question.setAttribute("aria-labelledby", title.id);
  question.setAttribute("aria-describedby", text.id);
  question.append(make("div", "dialog dialog-question", title, text, listByKind(unsent), actions));
  return question;
}

let isAsking = false;

export async function askToDelete(unsent: Unsent[], onConfirm: () => void): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  await dress();
  const question = buildQuestion(unsent, onConfirm);
  question.addEventListener("close", () => {
    question.remove();
    isAsking = false;
  });
  document.body.append(question);
  question.showModal();
}
