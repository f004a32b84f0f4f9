import { sayExactly } from "../moment.tsx";
import type { PostDraft } from "./post-drafts.ts";

type Props = {
  drafts: PostDraft[];
  onRestore: (draft: PostDraft) => void;
  onDiscard: (draft: PostDraft) => void;
};

export function DraftPrompt({ drafts, onRestore, onDiscard }: Props) {
  if (drafts.length === 0) return null;
  return (
    <section className="notice" aria-label="Unsaved drafts">
      {drafts.map((draft) => (
        <div key={draft.key} className="notice-row">
          <p>
            <strong>Unsaved draft</strong> from {sayExactly(new Date(draft.keptAt).toISOString())}
            {draft.values.title ? `: “${draft.values.title}”` : ""}.
          </p>
          <div className="notice-actions">
            <button type="button" className="button button-quiet" onClick={() => onRestore(draft)}>
              Restore
            </button>
            <button type="button" className="button button-quiet" onClick={() => onDiscard(draft)}>
              Discard
            </button>
          </div>
        </div>
      ))}
    </section>
  );
}
