import type { RefObject } from "react";
import { leftToFill, placeOf } from "../../../domain/templates/schema.ts";

type Props = { text: string; field: RefObject<HTMLTextAreaElement | null> };

export function selectField(field: HTMLTextAreaElement | null, name: string): void {
  const place = field && placeOf(field.value, name);
  field?.focus();
  if (place) field?.setSelectionRange(place.from, place.to);
}

export function LeftToFill({ text, field }: Props) {
  const left = leftToFill(text);
  if (left.length === 0) return null;
  return (
    <output className="notice left-to-fill">
      <span>Not known: fill this in before you send it.</span>
      {left.map((name) => (
        <button
          key={name}
          type="button"
          className="button button-quiet"
          onClick={() => selectField(field.current, name)}
        >
          {`{{${name}}}`}
        </button>
      ))}
    </output>
  );
}
