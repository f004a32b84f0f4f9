import { useEffect, useId, useRef, useState } from "react";

type Props = { secret: string; onDone: () => void };

export function ShownSecret({ secret, onDone }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  // It takes the place of a form that had the focus.
  useEffect(() => field.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setSaid("Copied."),
      () => setSaid("The browser blocked copying. Select the secret and copy it by hand."),
    );
  return (
    <div className="form">
      <div className="field">
        <label htmlFor={id}>Secret</label>
        <div className="shown-secret">
          <input
            ref={field}
            id={id}
            className="control"
            readOnly
            value={secret}
            onFocus={({ target }) => target.select()}
          />
          <button type="button" className="button button-primary" onClick={() => void copy()}>
            Copy
          </button>
        </div>
        <output className="hint">{said}</output>
      </div>
      <div className="dialog-actions">
        <button type="button" className="button button-quiet" onClick={onDone}>
          Done
        </button>
      </div>
    </div>
  );
}
