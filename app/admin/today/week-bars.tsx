import { Bars } from "../bars.tsx";
import { sayCivilDay } from "../civil-day.tsx";

type Week = { starts: string; good: number; bad: number; words: string };
type Props = { title: string; figure: string; weeks: Week[]; dated?: boolean };

export function WeekBars({ weeks, dated = false, ...about }: Props) {
  const [first, last] = [weeks[0], weeks.at(-1)];
  const bars = weeks.map(({ starts, words, ...amounts }) => ({
    ...amounts,
    key: starts,
    words: `Week of ${sayCivilDay(starts)}: ${words}`,
  }));
  const ends: [string, string] | undefined =
    dated && first && last ? [sayCivilDay(first.starts), sayCivilDay(last.starts)] : undefined;
  return <Bars {...about} bars={bars} ends={ends} />;
}
