import { firm } from "../../content/firm.ts";
import { unbroken } from "../../content/unbroken.ts";
import { Tooltip } from "../ui/tooltip.tsx";
import { useIsAlive } from "../ui/use-is-alive.ts";

const { timeZone } = firm;
const isElsewhere = new Intl.DateTimeFormat().resolvedOptions().timeZone !== timeZone;

function formatsIn(locale?: string, timeZoneName?: "short") {
  return {
    day: new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone }),
    dayAndTime: new Intl.DateTimeFormat(locale, {
      year: "numeric",
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZone,
      ...(timeZoneName && { timeZoneName }),
    }),
  };
}

const own = formatsIn(undefined, isElsewhere ? "short" : undefined);
/** The document cannot know where it is read. */
const served = formatsIn("en-US");
const exact = new Intl.DateTimeFormat(undefined, {
  dateStyle: "full",
  timeStyle: "long",
  timeZone,
});

export function sayExactly(iso: string): string {
  return exact.format(new Date(iso));
}

function say(moment: string): string {
  const end = moment.lastIndexOf(", ");
  const parts = end === -1 ? [moment] : [moment.slice(0, end + 1), moment.slice(end + 2)];
  return parts.map(unbroken).join(" ");
}

type Props = { iso: string; withTime?: boolean };

/** On the firm's clock, as promises are, in the reader's format; whoever reads elsewhere is told the zone. */
export function Moment({ iso, withTime = false }: Props) {
  const { day, dayAndTime } = useIsAlive() ? own : served;
  return (
    <Tooltip text={sayExactly(iso)}>
      <time dateTime={iso}>
        {withTime ? say(dayAndTime.format(new Date(iso))) : unbroken(day.format(new Date(iso)))}
      </time>
    </Tooltip>
  );
}
