import { Tooltip } from "../ui/tooltip.tsx";

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "long" });

/** The exact moment in the reader's language and zone. */
export function sayExactly(iso: string): string {
  return exact.format(new Date(iso));
}

/** A day as the reader writes it, and the exact moment under the pointer. Never in served HTML. */
export function Moment({ iso }: { iso: string }) {
  return (
    <Tooltip text={sayExactly(iso)}>
      <time dateTime={iso}>{day.format(new Date(iso))}</time>
    </Tooltip>
  );
}
