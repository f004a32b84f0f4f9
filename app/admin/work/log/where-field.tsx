import type { UseFormRegisterReturn } from "react-hook-form";

export const placeWords = { onshore: "Onshore", offshore: "Offshore" };

export function WhereField({ control }: { control: UseFormRegisterReturn }) {
  return (
    <fieldset className="where-field">
      <legend>Where</legend>
      {Object.entries(placeWords).map(([value, label]) => (
        <label key={value}>
          <input {...control} type="radio" value={value} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
