import { WeekBars } from "./week-bars.tsx";

type Props = {
  weeks: { starts: string; inTime: number; late: number }[];
  dated?: boolean;
};

export function AnswersInTime({ weeks, dated = false }: Props) {
  const inTime = weeks.reduce((all, week) => all + week.inTime, 0);
  const due = weeks.reduce((all, week) => all + week.late, inTime);
  return (
    <WeekBars
      title="Answers in time"
      dated={dated}
      figure={due === 0 ? "None were due" : `${inTime} of ${due}`}
      weeks={weeks.map((week) => ({
        starts: week.starts,
        good: week.inTime,
        bad: week.late,
        words: `${week.inTime} in time, ${week.late} late`,
      }))}
    />
  );
}
