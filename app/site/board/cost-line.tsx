import { board, carrying } from "../../../content/board.ts";
import { mostOwn } from "./asked-board.ts";
import { type Answer, costWords, tooFew } from "./board-words.ts";

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
        max={mostOwn}
        step={step}
        defaultValue={carrying[name]}
      />
      <span className="own-given">{carrying[name]}</span>
      <span aria-hidden="true">{unit}</span>
    </label>
  );
}

function Total({ of: { total, time } }: { of: ReturnType<typeof costWords> }) {
  return (
    <>
      <p className="carry-total">
        <strong>{total}</strong> a year
      </p>
      <p className="carry-words">{time}.</p>
    </>
  );
}

export function CostLine({ answer, ask }: { answer: Answer; ask: string }) {
  const few = tooFew(answer.picked.length);
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
        <p className="label">
          <span className="when-apart">{board.sum.apart}</span>
          <span className="when-joined">{board.sum.joined}</span>
        </p>
        {few ? <p className="carry-few">{few}</p> : <Total of={costWords(answer)} />}
        <p className="carry-ask">
          <span className="when-joined">{board.joined} </span>
          <a className="link nowrap" href={ask} data-replay>
            {board.ask}
          </a>
        </p>
      </div>
    </div>
  );
}
