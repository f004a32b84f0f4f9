import type { UseFormRegisterReturn } from "react-hook-form";
import { FieldError } from "../../../ui/field.tsx";
import { minutesInWords } from "../../say-minutes.ts";
import { readMinutes } from "../read-minutes.ts";
import { billed } from "./billed.ts";

type Props = { control: UseFormRegisterReturn; typed: string; error: string | undefined };

export function TimeField({ control, typed, error }: Props) {
  const minutes = readMinutes(typed);
  const understood =
    minutes === null
      ? "1:30, 90m, 1.5h and 90 are all the same"
      : minutes === billed(minutes)
        ? minutesInWords(minutes)
        : `${minutesInWords(minutes)}, billed as ${minutesInWords(billed(minutes))}`;
  return (
    <div className="field">
      <label htmlFor="log-minutes">Time</label>
      <input
        {...control}
        id="log-minutes"
        className="control figure"
        autoComplete="off"
        placeholder="1:30"
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "log-minutes-error log-understood" : "log-understood"}
      />
      <p id="log-understood" className="hint" aria-live="polite">
        {understood}
      </p>
      <FieldError id="log-minutes">{error}</FieldError>
    </div>
  );
}
