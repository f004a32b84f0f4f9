import { activities } from "../../../../content/solution-features/month-of-hours.ts";

const sum = (hours: number[]) => hours.reduce((total, each) => total + each, 0);

const weekTotals = [0, 1, 2, 3].map((week) => sum(activities.map(({ weeks }) => weeks[week] ?? 0)));

function Nodes({ count }: { count: number }) {
  return (
    <>
      <span className="sr-only">{count}</span>
      <svg className="hour-nodes" aria-hidden="true">
        <line x1="-1" x2="100%" y1="50%" y2="50%" />
        {Array.from({ length: count }, (_, index) => (
          <circle key={index} cx={`${(100 * (index + 0.5)) / count}%`} cy="50%" r="8" />
        ))}
      </svg>
    </>
  );
}

export default function MonthOfHours() {
  return (
    <table className="ruled-table month-of-hours">
      <caption className="sr-only">A typical split of 20 hours over a month, by week</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Activity</span>
          </th>
          {weekTotals.map((_, week) => (
            <th key={week} scope="col">
              <span className="week-word">Week </span>
              {week + 1}
            </th>
          ))}
          <th scope="col">Hours</th>
        </tr>
      </thead>
      <tbody>
        {activities.map(({ name, text, weeks }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span>{text}</span>
            </th>
            {weeks.map((hours, week) => (
              <td key={week}>
                <Nodes count={hours} />
              </td>
            ))}
            <td>{sum(weeks)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          {weekTotals.map((total, week) => (
            <td key={week}>{total}</td>
          ))}
          <td>{sum(weekTotals)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
