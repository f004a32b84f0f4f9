import { board, tools } from "../../../content/board.ts";
import { Threads } from "./threads.tsx";

const states = Object.entries(board.states);

export function Picks() {
  return (
    <>
      <div className="board-head">
        <p id="board-pick" className="board-pick">
          {board.pick}
        </p>
        <fieldset className="board-switch">
          <legend className="sr-only">Draw them</legend>
          {states.map(([value, name]) => (
            <label key={value}>
              <input
                type="radio"
                name="drawn"
                value={value}
                defaultChecked={value === "apart"}
                className="sr-only"
              />
              {name}
            </label>
          ))}
        </fieldset>
      </div>
      <fieldset className="picks" aria-labelledby="board-pick">
        <ul>
          {tools.map(({ id, name, picked }) => (
            <li key={id}>
              <label className="pick">
                <input type="checkbox" name={id} defaultChecked={picked} />
                {name}
              </label>
            </li>
          ))}
        </ul>
        <Threads />
      </fieldset>
    </>
  );
}
