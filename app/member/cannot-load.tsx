import { useLayoutEffect, useRef } from "react";
import { firm } from "../../content/firm.ts";
import { focusSectionHeading, sectionHeading } from "../ui/return-focus.ts";

type Props = {
  heading: string;
  /** 1 where it is all that the page shows. */
  level: 1 | 3;
  retrying: boolean;
  onRetry: () => void;
};

/** Something did not arrive: what that means, and what to do. Nothing of the reader's was lost. */
export function CannotLoad({ heading, level, retrying, onRetry }: Props) {
  const Heading = `h${level}` as const;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = place.current;
    return () => {
      // The button that was pressed goes with this, and the focus would go with it.
      if (!shown?.contains(document.activeElement)) return;
      const section = sectionHeading(shown);
      queueMicrotask(() => focusSectionHeading(section));
    };
  }, []);
  return (
    <div ref={place} className="cannot-load" role="alert">
      <Heading className="text-title-3">{heading}</Heading>
      <p>
        You may be offline, or we are having trouble. Check your connection and try again. If it
        stays like this, write to{" "}
        <a className="link" href={`mailto:${firm.email}`}>
          {firm.email}
        </a>
        .
      </p>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={retrying}
        onClick={() => retrying || onRetry()}
      >
        {retrying ? "Trying..." : "Try again"}
      </button>
    </div>
  );
}
