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
                defaultChecked={value === "joined"}
                className="sr-only"
              />
              {name}
            </label>
          ))}
        </fieldset>
      </div>
      <fieldset className="picks" aria-labelledby="board-pick">
        <ul>
          {tools.map(({ name, picked }) => (
            <li key={name}>
              <label className="pick">
                <input type="checkbox" name={name} defaultChecked={picked} />
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
