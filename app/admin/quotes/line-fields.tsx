import type { Draft } from "./quote-draft.ts";
import { TypedField } from "./typed-field.tsx";

type Lines = Draft["lines"];
type Props = { lines: Lines; onChange: (lines: Lines) => void };

export function LineFields({ lines, onChange }: Props) {
  return lines.map((line, index) => {
    const set = (part: Partial<Lines[number]>) =>
      onChange(lines.map((one) => (one === line ? { ...line, ...part } : one)));
    return (
      <fieldset key={line.key} className="quote-line">
        <legend className="sr-only">Line {index + 1}</legend>
        <TypedField label="What" value={line.text} onType={(text) => set({ text })} />
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
            onClick={() => onChange(lines.filter((one) => one !== line))}
          >
            Remove<span className="sr-only"> line {index + 1}</span>
          </button>
        ) : null}
      </fieldset>
    );
  });
}
