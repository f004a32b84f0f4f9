import { board, carrying } from "../../../content/board.ts";
import { type Answer, costWords } from "./board-words.ts";

type NumberProps = { name: "hours" | "rate"; label: string; unit: string; step: number };

function OwnNumber({ name, label, unit, step }: NumberProps) {
  return (
    <label className={name === "rate" ? "own-number own-times" : "own-number"}>
      <span className="sr-only">{label}</span>
      {name === "rate" ? <span aria-hidden="true">$</span> : null}
      <input
        className="control"
        type="number"
        inputMode="decimal"
        name={name}
        min="0"
        max="9999"
        step={step}
        defaultValue={carrying[name]}
      />
      <span className="own-given">{carrying[name]}</span>
      <span aria-hidden="true">{unit}</span>
    </label>
  );
}

export function CostLine({ answer }: { answer: Answer }) {
  const { total, time } = costWords(answer);
  return (
    <div className="carry-line">
      <div className="carry-given">
        <p id="board-cost" className="carry-words">
          {board.cost}
        </p>
        <fieldset className="equation" aria-labelledby="board-cost">
          <OwnNumber name="hours" label="Hours a week" unit="hours a week" step={0.5} />
          <OwnNumber name="rate" label="Dollars an hour" unit="an hour" step={1} />
          <span className="own-times nowrap">52 weeks</span>
        </fieldset>
      </div>
      <div className="carry-answer">
        <p className="carry-total">
          <span className="operator">=</span> <strong>{total}</strong> a year
        </p>
        <p className="carry-words">
          {time}.{" "}
          <a className="link nowrap" href="/contact?about=ai-automation">
            {board.ask}
          </a>
        </p>
      </div>
    </div>
  );
}
