import { useEffect, useRef } from "react";
import { type Draft, mayAddLine, newLine } from "./quote-draft.ts";
import { TypedField } from "./typed-field.tsx";

type Lines = Draft["lines"];
type Props = { lines: Lines; onChange: (lines: Lines) => void };

/** What a line that was added or removed leaves to go on with. */
function useLastLine() {
  const last = useRef<HTMLFieldSetElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) last.current?.querySelector("textarea")?.focus();
    isAsked.current = false;
  });
  return { last, goOn: () => void (isAsked.current = true) };
}

export function LineFields({ lines, onChange }: Props) {
  const { last, goOn } = useLastLine();
  const change = (next: Lines) => {
    goOn();
    onChange(next);
  };
  return (
    <>
      {lines.map((line, index) => {
        const set = (part: Partial<Lines[number]>) =>
          onChange(lines.map((one) => (one === line ? { ...line, ...part } : one)));
        return (
          <fieldset
            key={line.key}
            ref={index === lines.length - 1 ? last : null}
            className="quote-line"
          >
            <legend className="sr-only">Line {index + 1}</legend>
            <TypedField label="What" rows={2} value={line.text} onType={(text) => set({ text })} />
            <TypedField
              label="How many"
              value={line.quantity}
              inputMode="numeric"
              onType={(quantity) => set({ quantity })}
            />
            <TypedField
              label="Each, in dollars"
              value={line.price}
              inputMode="decimal"
              onType={(price) => set({ price })}
            />
            {lines.length > 1 ? (
              <button
                type="button"
                className="link"
                onClick={() => change(lines.filter((one) => one !== line))}
              >
                Remove<span className="sr-only"> line {index + 1}</span>
              </button>
            ) : null}
          </fieldset>
        );
      })}
      <p className="quote-add">
        <button
          type="button"
          className="button button-quiet"
          disabled={!mayAddLine({ lines })}
          onClick={() => change([...lines, newLine()])}
        >
          Add a line
        </button>
      </p>
    </>
  );
}
