import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

export function fillEmpty<Values extends FieldValues>(
  { getValues, setValue }: UseFormReturn<Values>,
  known: Record<string, string | null | undefined>,
): void {
  for (const [name, value] of Object.entries(known)) {
    const field = name as Path<Values>;
    if (value && !getValues(field)) setValue(field, value as PathValue<Values, typeof field>);
  }
}
