import { firm } from "../../content/firm.ts";
import { Tooltip } from "../ui/tooltip.tsx";

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const firmDay = new Intl.DateTimeFormat(undefined, {
  dateStyle: "medium",
  timeZone: firm.timeZone,
});
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "long" });

export function sayExactly(iso: string): string {
  return exact.format(new Date(iso));
}

const dayAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
const firmDayAndTime = new Intl.DateTimeFormat(undefined, {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: firm.timeZone,
});

type Props = {
  iso: string;
  withTime?: boolean;
  /** For events tied to the firm's calendar day, wherever the reader is. */
  inFirmZone?: boolean;
};

/** A day in the reader's format, with the exact time in a tooltip. Never in served HTML. */
export function Moment({ iso, withTime = false, inFirmZone = false }: Props) {
  const own = withTime ? dayAndTime : day;
  const firms = withTime ? firmDayAndTime : firmDay;
  return (
    <Tooltip text={sayExactly(iso)}>
      <time dateTime={iso}>{(inFirmZone ? firms : own).format(new Date(iso))}</time>
    </Tooltip>
  );
}
