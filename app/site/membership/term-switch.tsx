import { membershipPage } from "../../../content/membership.ts";

const { legend, month, year, about } = membershipPage.terms;

/** The style sheet shows what goes with the chosen one, so that it needs no script. */
export function TermSwitch() {
  return (
    <fieldset className="term-switch">
      <legend className="sr-only">{legend}</legend>
      <div>
        <label>
          <input type="radio" name="term" value="month" defaultChecked />
          {month}
        </label>
        <label>
          <input type="radio" name="term" value="year" />
          {year}
        </label>
      </div>
      <p>{about}</p>
    </fieldset>
  );
}
