import type { UseFormRegisterReturn } from "react-hook-form";

type Props = {
  id: string;
  label: string;
  control: UseFormRegisterReturn;
  /** Part of the served HTML, for browsers that run no script. */
  defaultValue: string;
  error?: string | undefined;
  required?: boolean;
  /** Shown and sent, but not editable. */
  readOnly?: boolean;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  /** Makes it a text area with this many lines. */
  rows?: number;
  /** Makes it a select with these options. */
  options?: readonly { value: string; label: string }[];
};

/** A labeled control with its error below it, linked for assistive technology. */
export function Field({
  id,
  label,
  control,
  defaultValue,
  error,
  required,
  readOnly,
  type = "text",
  autoComplete,
  rows,
  options,
}: Props) {
  const shared = {
    ...control,
    defaultValue,
    id,
    autoComplete,
    "aria-required": required,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : undefined,
    className: "control",
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required ? null : <span className="optional">Optional</span>}
      </label>
      {options ? (
        <select {...shared}>
          <option value="">Select an option</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input {...shared} type={type} readOnly={readOnly} />
      )}
      {error ? (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}
