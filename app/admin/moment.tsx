import { firm } from "../../content/firm.ts";
import { Tooltip } from "../ui/tooltip.tsx";

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const firmDay = new Intl.DateTimeFormat(undefined, {
  dateStyle: "medium",
  timeZone: firm.timeZone,
});
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "long" });

/** The exact moment in the reader's language and zone. */
export function sayExactly(iso: string): string {
  return exact.format(new Date(iso));
}

type Props = {
  iso: string;
  /** For what happens on a day of the firm's, wherever it is read. */
  inFirmZone?: boolean;
};

/** A day as the reader writes it, and the exact moment under the pointer. Never in served HTML. */
export function Moment({ iso, inFirmZone = false }: Props) {
  return (
    <Tooltip text={sayExactly(iso)}>
      <time dateTime={iso}>{(inFirmZone ? firmDay : day).format(new Date(iso))}</time>
    </Tooltip>
  );
}
