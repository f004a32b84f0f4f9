import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

type Props = {
  id: string;
  label: string;
  control: UseFormRegisterReturn;
  defaultValue: string;
  error?: string | undefined;
  required?: boolean;
  readOnly?: boolean;
  type?: "text" | "email" | "tel" | "url" | "date";
  inputMode?: "numeric" | "decimal";
  autoComplete?: string;
  rows?: number;
  options?: readonly { value: string; label: string }[];
};

export function Field({
  id,
  label,
  control,
  defaultValue,
  error,
  required,
  readOnly,
  type = "text",
  inputMode,
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
        <input {...shared} type={type} inputMode={inputMode} readOnly={readOnly} />
      )}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p id={`${id}-error`} className="field-error">
      {children}
    </p>
  ) : null;
}
