import {
  proposalLanes,
  type ProposalLane,
} from "../../../../content/solution-features/proposal-flow.ts";

/** The bars of both lanes share this length, six hours. */
const scale = 360;
const hours = [0, 1, 2, 3, 4, 5, 6];

const share = (minutes: number) => `${(100 * minutes) / scale}%`;

function TimeBar({ minutes: [least, most] }: Pick<ProposalLane, "minutes">) {
  return (
    <svg className="time-bar" aria-hidden="true">
      <rect className="time-bar-range" width={share(most)} height="16" />
      <rect className="time-bar-least" width={share(least)} height="16" />
      {hours.map((hour) => (
        <line key={hour} x1={share(hour * 60)} x2={share(hour * 60)} y1="16" y2="24" />
      ))}
    </svg>
  );
}

function Lane({ name, time, minutes, response, accuracy, steps }: ProposalLane) {
  return (
    <li className="lane">
      <div className="lane-head">
        <h3 className="label">{name}</h3>
        <p className="lane-time">{time}</p>
        <TimeBar minutes={minutes} />
        <p className="lane-scale">On a scale of six hours</p>
      </div>
      <ol className="lane-steps">
        {steps.map(({ title, text, by }) => (
          <li key={title} data-by={by}>
            <h4>{title}</h4>
            <p>{text}</p>
            <p className="lane-by">{by}</p>
          </li>
        ))}
      </ol>
      <dl>
        <div>
          <dt>Response</dt>
          <dd>{response}</dd>
        </div>
        <div>
          <dt>Accuracy</dt>
          <dd>{accuracy}</dd>
        </div>
      </dl>
    </li>
  );
}

export default function ProposalFlow() {
  return (
    <ol className="lanes">
      {proposalLanes.map((lane) => (
        <Lane key={lane.name} {...lane} />
      ))}
    </ol>
  );
}
