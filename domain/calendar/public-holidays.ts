import { firm } from "../../content/firm.ts";
import { regularWindows, weekdayOf } from "./firm-calendar.ts";

type Holiday = { date: string; name: string };

const { country } = firm.holidays;
const names: Record<string, string | undefined> = firm.holidays.names;

/** Those on which the firm would be open, the day it is observed in place of a weekend. */
export async function publicHolidays(year: number): Promise<Holiday[]> {
  // Reads the rules of all countries, which takes a tenth of a second.
  const { default: Holidays } = await import("date-holidays");
  const calendar = new Holidays(country, { languages: "en", types: ["public"] });
  return calendar
    .getHolidays(year)
    .map(({ date, name }) => {
      const [plain = name, substitute] = name.split(" (substitute day)");
      const known = names[plain] ?? plain;
      return {
        date: date.slice(0, 10),
        name: substitute === undefined ? known : `${known} (observed)`,
      };
    })
    .filter(({ date }) => (regularWindows[weekdayOf(date)] ?? []).length > 0);
}
