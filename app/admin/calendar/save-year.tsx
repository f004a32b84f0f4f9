import { Failure } from "../../ui/failure.tsx";

type Props = {
  label: string;
  changed: string;
  save: { isPending: boolean; error: Error | null };
  onSave: () => void;
  onDiscard: () => void;
};

export function SaveYear({ label, changed, save, onSave, onDiscard }: Props) {
  const { isPending, error } = save;
  return (
    <div className="calendar-save">
      <Failure
        error={error}
        otherwise="The server did not respond, so we don’t know whether it was saved. Please press again."
      />
      <output className="calendar-unsaved">
        {changed === "" ? null : `Not saved yet: ${changed}.`}
      </output>
      <button
        type="button"
        className="button button-primary"
        aria-disabled={isPending}
        onClick={onSave}
      >
        {isPending ? "Saving..." : label}
      </button>
      {changed === "" ? null : (
        <button type="button" className="link" onClick={onDiscard}>
          Discard the changes
        </button>
      )}
    </div>
  );
}
