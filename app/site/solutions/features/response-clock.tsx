import {
  responsePromises,
  urgentSteps,
} from "../../../../content/solution-features/response-clock.ts";
import { BusinessDays } from "../business-days.tsx";

export default function ResponseClock() {
  return (
    <div className="response-clock">
      <BusinessDays />
      <dl>
        {responsePromises.map(({ kind, promise, asked, answered }) => (
          <div key={kind} data-kind={kind}>
            <dt>
              {kind}: {promise}
            </dt>
            <dd>
              Asked {asked}: answered by {answered} at the latest.
            </dd>
          </div>
        ))}
      </dl>
      <ol>
        {urgentSteps.map(({ when, title, text }) => (
          <li key={title}>
            <p className="clock-when">{when}</p>
            <h3 className="text-title-3">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
