import { Bars } from "../bars.tsx";
import { sayCivilDay } from "../civil-day.tsx";

type Week = { starts: string; good: number; bad: number; words: string };
type Props = { title: string; figure: string; weeks: Week[] };

export function WeekBars({ weeks, ...about }: Props) {
  const bars = weeks.map(({ starts, words, ...amounts }) => ({
    ...amounts,
    key: starts,
    words: `Week of ${sayCivilDay(starts)}: ${words}`,
  }));
  return <Bars {...about} bars={bars} />;
}
