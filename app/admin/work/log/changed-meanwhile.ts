import { civilDay } from "../../../../content/civil-day.ts";
import type { ListedWork } from "../../../../domain/hours/schema.ts";
import { currentOf } from "../../../api-client/current-of.ts";
import { minutesInWords } from "../../say-minutes.ts";

export function changedMeanwhile(failure: Error | null): ListedWork | null {
  const line = currentOf(failure) as ListedWork | undefined;
  return line && line.approvedAt === null ? line : null;
}

export const sayChanged = ({ text, minutes, company, date, sentBackBecause }: ListedWork) =>
  ` It is “${text}” now, ${minutesInWords(minutes)} for ${company} on ${civilDay(date)}${sentBackBecause ? `, sent back with “${sentBackBecause}”` : ""}. Log again to replace that.`;
