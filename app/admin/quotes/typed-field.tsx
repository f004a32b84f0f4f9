import { useId } from "react";

type Props = {
  label: string;
  value: string;
  onType: (value: string) => void;
  type?: "text" | "date";
  inputMode?: "numeric" | "decimal";
  rows?: number;
};

export function TypedField({ label, value, onType, type = "text", inputMode, rows }: Props) {
  const id = useId();
  const control = { id, value, className: "control" };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea {...control} rows={rows} onChange={({ target }) => onType(target.value)} />
      ) : (
        <input
          {...control}
          type={type}
          inputMode={inputMode}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </div>
  );
}
