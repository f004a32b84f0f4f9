/* eslint-disable jsx-a11y/prefer-tag-over-role -- a list worked from a field has no tags of its own */
import { Icon } from "../../ui/icon.tsx";
import type { Option, Section } from "./use-options.ts";

type Props = {
  id: string;
  sections: Section[];
  active: string | null;
  idOf: (option: string) => string;
  onMove: (option: string) => void;
  onChoose: (option: Option) => void;
};

type RowProps = Pick<Props, "active" | "idOf" | "onMove" | "onChoose"> & { option: Option };

/** The focus stays in the field: the list is worked from there, by keys, or with a pointer. */
function Row({ option, active, idOf, onMove, onChoose }: RowProps) {
  const { id, icon, label, detail, hint } = option;
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={idOf(id)}
      role="option"
      className="option"
      aria-selected={id === active}
      onPointerMove={() => id === active || onMove(id)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
    >
      <Icon of={icon} />
      <span className="option-label">{label}</span>
      {detail ? <span className="option-detail">{detail}</span> : null}
      {hint ? <kbd>{hint}</kbd> : null}
    </div>
  );
}

export function OptionList({ id, sections, ...rest }: Props) {
  return (
    <div id={id} role="listbox" aria-label="Results" className="options">
      {sections.map(({ heading, options }) => (
        <div key={heading} role="group" aria-labelledby={`${id}-${heading}`}>
          <p id={`${id}-${heading}`} className="options-heading" role="presentation">
            {heading}
          </p>
          {options.map((option) => (
            <Row key={option.id} option={option} {...rest} />
          ))}
        </div>
      ))}
    </div>
  );
}
