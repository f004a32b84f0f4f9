import type { UseFormReturn } from "react-hook-form";
import { FieldError } from "../../ui/field.tsx";
import { postLabels, type PostInput, type PostValues } from "./post-values.ts";

export type PostForm = UseFormReturn<PostValues, unknown, PostInput>;

type LineProps = {
  form: PostForm;
  name: Exclude<keyof PostValues, "content" | "status" | "cover">;
  required?: boolean;
  rows?: number;
  type?: "text" | "date" | "time";
  disabled?: boolean;
  placeholder?: string;
  suggestions?: readonly string[];
  hint?: string;
};

export function Line({ form, name, required, rows, suggestions, hint, ...more }: LineProps) {
  const id = `post-${name}`;
  const error = form.formState.errors[name]?.message;
  const described = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean);
  const shared = {
    ...form.register(name),
    id,
    className: "control",
    "aria-required": required,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described.join(" ") || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {postLabels[name]}
        {required ? null : <span className="optional">Optional</span>}
      </label>
      {rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input
          {...shared}
          {...more}
          autoComplete="off"
          list={suggestions ? `${id}-suggestions` : undefined}
        />
      )}
      {suggestions ? (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion}>
              {suggestion}
            </option>
          ))}
        </datalist>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      ) : null}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
