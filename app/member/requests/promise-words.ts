import { unbrokenTimeWithZone, unbrokenMoment } from "../../../content/firm-day.ts";
import type { ListedRequest } from "../../../domain/desk/schema.ts";

type Told = { words: string; isLate: boolean };

export function tellPromise({
  clock,
  status,
}: Pick<ListedRequest, "clock" | "status">): Told | null {
  if (!clock) return null;
  const { metAt, dueAt, paused, late } = clock;
  if (metAt)
    return {
      words: `Answered ${unbrokenTimeWithZone(metAt)}${late ? `, later than promised (${unbrokenMoment(dueAt)})` : ""}`,
      isLate: false,
    };
  if (status === "solved") return null;
  if (paused) return { words: "Our time stands still until you answer", isLate: false };
  return late
    ? { words: `Late: we promised an answer by ${unbrokenMoment(dueAt)}`, isLate: true }
    : { words: `We answer by ${unbrokenMoment(dueAt)}`, isLate: false };
}
