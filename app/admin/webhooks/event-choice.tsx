import { useId } from "react";
import { allEvents, eventWords } from "../../../domain/webhooks/schema.ts";
import { FieldError } from "../../ui/field.tsx";
import { eventGroups, type EventType } from "./event-words.ts";

type Props = {
  chosen: EventType[];
  onChange: (chosen: EventType[]) => void;
  inputRef: (input: HTMLInputElement | null) => void;
  error: string | undefined;
};

export function EventChoice({ chosen, onChange, inputRef, error }: Props) {
  const id = useId();
  const isAll = chosen.length === allEvents.length;
  const toggle = (toggled: EventType) =>
    onChange(allEvents.filter((type) => chosen.includes(type) !== (type === toggled)));
  return (
    <fieldset className="event-choice">
      <legend>Events</legend>
      <label className="event-option">
        <input
          ref={(input) => {
            if (input) input.indeterminate = chosen.length > 0 && !isAll;
            inputRef(input);
          }}
          type="checkbox"
          checked={isAll}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={() => onChange(isAll ? [] : allEvents)}
        />
        All events
      </label>
      <div className="event-groups">
        {eventGroups.map(({ name, types }) => (
          <fieldset key={name}>
            <legend>{name}</legend>
            {types.map((type) => (
              <label key={type} className="event-option">
                <input
                  type="checkbox"
                  checked={chosen.includes(type)}
                  onChange={() => toggle(type)}
                />
                {eventWords[type]}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
