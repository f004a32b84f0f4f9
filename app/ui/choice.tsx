import type { ComponentProps } from "react";

type Props<Value extends string> = {
  legend: string;
  control: Pick<ComponentProps<"input">, "name" | "onBlur" | "onChange" | "ref">;
  chosen: Value;
  options: readonly { value: Value; label: string; hint?: string }[];
};

export function Choice<Value extends string>({ legend, control, chosen, options }: Props<Value>) {
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {options.map(({ value, label, hint }) => (
        <label key={value} className="choice-option">
          {/* A dialog focuses the first that Tab may reach: the chosen one, as in any group. */}
          <input
            type="radio"
            {...control}
            value={value}
            checked={value === chosen}
            tabIndex={value === chosen ? 0 : -1}
          />
          <span>
            <strong>{label}</strong>
            {hint ? <span className="hint">{hint}</span> : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
