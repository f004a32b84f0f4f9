import { firm } from "../../content/firm.ts";
import { unbroken } from "../../content/unbroken.ts";
import { Tooltip } from "../ui/tooltip.tsx";

const { timeZone } = firm;
const isElsewhere = new Intl.DateTimeFormat().resolvedOptions().timeZone !== timeZone;

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone });
const exact = new Intl.DateTimeFormat(undefined, {
  dateStyle: "full",
  timeStyle: "long",
  timeZone,
});
const dayAndTime = new Intl.DateTimeFormat(undefined, {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone,
  ...(isElsewhere && { timeZoneName: "short" }),
});

/** On the firm's clock, with its zone. */
export function sayExactly(iso: string): string {
  return exact.format(new Date(iso));
}

/** A line breaks between the date and the time only. */
function say(moment: string): string {
  const end = moment.lastIndexOf(", ");
  const parts = end === -1 ? [moment] : [moment.slice(0, end + 1), moment.slice(end + 2)];
  return parts.map(unbroken).join(" ");
}

type Props = { iso: string; withTime?: boolean };

/** On the firm's clock, as promises are, in the reader's format; whoever reads elsewhere is told the zone. Never in served HTML. */
export function Moment({ iso, withTime = false }: Props) {
  return (
    <Tooltip text={sayExactly(iso)}>
      <time dateTime={iso}>
        {withTime ? say(dayAndTime.format(new Date(iso))) : unbroken(day.format(new Date(iso)))}
      </time>
    </Tooltip>
  );
}
