import { useEffect, useRef } from "react";
import { useFieldArray } from "react-hook-form";
import { Field } from "../../ui/field.tsx";
import { mayAddLine, newLine } from "./quote-draft.ts";
import type { WrittenForm } from "./quote-form.tsx";

type Props = { form: WrittenForm; onEdit: () => void };

function useLastLine() {
  const last = useRef<HTMLFieldSetElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) last.current?.querySelector("textarea")?.focus();
    isAsked.current = false;
  });
  return { last, goOn: () => void (isAsked.current = true) };
}

export function LineFields({ form: { control, register, formState }, onEdit }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name: "lines" });
  const { last, goOn } = useLastLine();
  const change = (step: () => void) => {
    goOn();
    onEdit();
    step();
  };
  return (
    <>
      {fields.map((line, index) => {
        const field = (name: "text" | "quantity" | "cents") => ({
          id: `${line.id}-${name}`,
          control: register(`lines.${index}.${name}`),
          defaultValue: line[name],
          error: formState.errors.lines?.[index]?.[name]?.message,
          required: true,
        });
        return (
          <fieldset
            key={line.id}
            ref={index === fields.length - 1 ? last : null}
            className="quote-line"
          >
            <legend className="sr-only">Line {index + 1}</legend>
            <Field label="What" rows={2} {...field("text")} />
            <Field label="How many" inputMode="numeric" {...field("quantity")} />
            <Field label="Each, in dollars" inputMode="decimal" {...field("cents")} />
            {fields.length > 1 ? (
              <button type="button" className="link" onClick={() => change(() => remove(index))}>
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
          disabled={!mayAddLine(fields)}
          onClick={() => change(() => append(newLine(), { shouldFocus: false }))}
        >
          Add a line
        </button>
      </p>
    </>
  );
}
