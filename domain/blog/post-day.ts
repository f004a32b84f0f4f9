import { firmZone } from "./schema.ts";

let inZone: Intl.DateTimeFormat | undefined;

/** Made when first needed: reading the zone's data takes a while, and every start would wait for it. */
function formatInZone(): Intl.DateTimeFormat {
  inZone ??= new Intl.DateTimeFormat("en-CA", {
    timeZone: firmZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  return inZone;
}

function wallClock(instant: Date): string {
  const parts = Object.fromEntries(
    formatInZone()
      .formatToParts(instant)
      .map((p) => [p.type, p.value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}`;
}

/** The day in the firm's zone, as YYYY-MM-DD. */
export function dayOf(instant: Date): string {
  return wallClock(instant).slice(0, 10);
}

/** The instant at which clocks in the firm's zone show `local` (YYYY-MM-DDTHH:MM:SS). */
function instantAt(local: string): Date {
  const wanted = Date.parse(`${local}Z`);
  let guess = wanted;
  // The second round is for a guess that fell on the other side of a change of clocks.
  for (let round = 0; round < 2; round += 1)
    guess += wanted - Date.parse(`${wallClock(new Date(guess))}Z`);
  return new Date(guess);
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const localTime = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2})?(\.\d+)?$/;
const fullTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/** A calendar that has no 31 February: JavaScript would silently make it March. */
function isRealDay(words: string): boolean {
  const date = new Date(`${words}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(words)) return false;
  const year = date.getUTCFullYear();
  return year >= 1990 && year <= 2200;
}

function readLocal([, minute, second = ":00"]: RegExpExecArray): Date {
  const local = `${minute}${second}`;
  return Number.isNaN(Date.parse(`${local}Z`)) ? new Date(Number.NaN) : instantAt(local);
}

/**
 * Reads a publication date: a time with its zone is that instant, one without is the firm's, a day
 * alone is that day's start, and today is now. A day that `stored` already falls on changes nothing.
 * Null where it is no date.
 */
export function readPublishedAt(given: string, now: Date, stored: Date | null): Date | null {
  if (!isRealDay(given.slice(0, 10))) return null;
  if (day.test(given)) {
    const isToday = given === dayOf(now);
    if (stored && given === dayOf(stored) && (!isToday || stored <= now)) return stored;
    return isToday ? now : instantAt(`${given}T00:00:00`);
  }
  const local = localTime.exec(given);
  const instant = local ? readLocal(local) : new Date(fullTime.test(given) ? given : Number.NaN);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
