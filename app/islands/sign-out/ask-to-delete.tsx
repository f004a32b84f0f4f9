import { createRoot, type Root } from "react-dom/client";
import { counted } from "../../../content/counted.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import overlays from "../../ui/overlays.css?url";
import type { Unsent } from "./unsent.ts";

/** Public pages do not have the sheet of dialogs. */
async function dress(): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${overlays}"]`)) return;
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = overlays;
  await new Promise((done) => {
    sheet.addEventListener("load", done);
    sheet.addEventListener("error", done);
    document.head.append(sheet);
  });
}

function namesByKind(unsent: Unsent[]): [kind: string, names: string][] {
  const byKind = Map.groupBy(unsent, ({ kind }) => kind);
  return [...byKind].map(([kind, some]) => [kind, some.map(({ text }) => `“${text}”`).join(", ")]);
}

let root: Root | undefined;

type State = { open: boolean; pending?: boolean };

function show(unsent: Unsent[], onConfirm: () => void, { open, pending = false }: State): void {
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  root.render(
    <ConfirmDialog
      open={open}
      onOpenChange={() => show(unsent, onConfirm, { open: false })}
      title="Sign out and delete?"
      text={`Signing out deletes ${counted(unsent.length, "unsent draft")} kept in this browser.`}
      facts={namesByKind(unsent)}
      confirm="Sign out and delete"
      danger
      pending={pending}
      onConfirm={() => {
        show(unsent, onConfirm, { open: true, pending: true });
        onConfirm();
      }}
    />,
  );
}

export async function askToDelete(unsent: Unsent[], onConfirm: () => void): Promise<void> {
  await dress();
  show(unsent, onConfirm, { open: true });
}
