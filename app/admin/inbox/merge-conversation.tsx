import { useState } from "react";
import type { Conversation } from "../../../domain/desk/schema.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { MergeDialog } from "./merge-dialog.tsx";

export function MergeConversation({ conversation }: { conversation: Conversation }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
        Merge into...
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Merge into another conversation"
        size="wide"
      >
        <MergeDialog conversation={conversation} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
