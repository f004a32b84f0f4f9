import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { HydratedPage } from "../../../app/layout/hydrated-page.tsx";
import { ConfirmDialog } from "../../../app/ui/confirm-dialog.tsx";
import { Dialog } from "../../../app/ui/dialog.tsx";
import { toast } from "../../../app/ui/toast-store.ts";
import { Tooltip } from "../../../app/ui/tooltip.tsx";

const question = "Are you sure you want to delete this blog post? This action cannot be undone.";

function Overlays() {
  const [shown, setShown] = useState<"form" | "question" | null>(null);
  const [pending, setPending] = useState(false);
  const [deleted, setDeleted] = useState(0);
  const [told, setTold] = useState(0);
  const say = () => {
    setTold(told + 1);
    toast({ title: `Toast ${told + 1}`, description: "Said once." });
  };
  return (
    <div className="shell section grid gap-4">
      <h1 className="text-display-2">Overlays</h1>
      <Tooltip text="Opens the post in a new tab">
        <button type="button" className="button button-quiet">
          View
        </button>
      </Tooltip>
      <Tooltip text="Changes the post">
        <button type="button" className="button button-quiet" onClick={() => setShown("form")}>
          Edit
        </button>
      </Tooltip>
      <button type="button" className="button button-quiet" onClick={() => setShown("question")}>
        Delete
      </button>
      <button type="button" className="button button-quiet" onClick={say}>
        Say
      </button>
      <p>Deleted {deleted}</p>
      <div className="h-screen" />
      <Dialog
        open={shown === "form"}
        onOpenChange={(open) => setShown(open ? "form" : null)}
        title="Edit Blog Post"
        description="Update the blog post details below."
      >
        <form className="form" onSubmit={(event) => event.preventDefault()}>
          <div className="field">
            <label htmlFor="title">Title</label>
            <input id="title" className="control" />
          </div>
          <div className="dialog-actions">
            <button type="button" className="button button-quiet" onClick={() => setShown(null)}>
              Cancel
            </button>
            <button type="button" className="button button-primary" onClick={say}>
              Update Post
            </button>
          </div>
        </form>
      </Dialog>
      <ConfirmDialog
        open={shown === "question"}
        onOpenChange={(open) => setShown(open ? "question" : null)}
        text={question}
        confirm="Delete post"
        danger
        pending={pending}
        onConfirm={() => {
          setPending(true);
          setDeleted(deleted + 1);
          window.addEventListener(
            "finish",
            () => {
              setPending(false);
              setShown(null);
            },
            { once: true },
          );
        }}
      />
    </div>
  );
}

const root = document.getElementById("main");
if (root)
  createRoot(root).render(
    <StrictMode>
      <HydratedPage>
        <Overlays />
      </HydratedPage>
    </StrictMode>,
  );
