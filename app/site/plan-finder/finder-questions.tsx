import {
  finderAnswers,
  finderPlaces,
  finderWork,
  planFinder,
} from "../../../content/plan-finder.ts";
import { enterpriseHours } from "../../../content/rates.ts";
import { mostPeople, type Need } from "./need.ts";
import { hoursOf } from "./say-finding.ts";

type Radios = {
  name: string;
  legend: string;
  chosen: string;
  options: readonly { value: string; label: string }[];
};

function Radios({ name, legend, chosen, options }: Radios) {
  return (
    <fieldset className="finder-choice" data-name={name}>
      <legend>{legend}</legend>
      <div>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const marks = [1, 10, 20, 30, enterpriseHours];

export function FinderQuestions({ first, hours }: { first: Need; hours: number }) {
  return (
    <>
      <Radios name="work" legend={planFinder.work} chosen={first.work} options={finderWork} />
      <div className="finder-hours">
        <label htmlFor="finder-hours">{planFinder.hours}</label>
        <strong aria-hidden="true">{hours}</strong>
        <input
          id="finder-hours"
          type="range"
          name="hours"
          min="1"
          max={enterpriseHours}
          defaultValue={first.hours}
          aria-valuetext={hoursOf(hours)}
        />
        <svg aria-hidden="true" focusable="false">
          {marks.map((mark) => (
            <text key={mark} x={`${((mark - 1) / (enterpriseHours - 1)) * 100}%`} y="14">
              {mark}
            </text>
          ))}
        </svg>
      </div>
      <Radios name="where" legend={planFinder.where} chosen={first.where} options={finderPlaces} />
      <Radios
        name="answer"
        legend={planFinder.answer}
        chosen={first.answer}
        options={finderAnswers}
      />
      <div className="finder-people">
        <label htmlFor="finder-people">{planFinder.people}</label>
        <input
          id="finder-people"
          className="control"
          type="number"
          inputMode="numeric"
          name="people"
          min="1"
          max={mostPeople}
          defaultValue={first.people}
        />
      </div>
    </>
  );
}
