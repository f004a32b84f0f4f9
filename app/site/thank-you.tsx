import { firmMoment } from "../../content/firm-day.ts";
import { type ReactNode, type Ref } from "react";

export function ThankYou({
  by,
  headingRef,
  children,
}: {
  /** An instant, in ISO. */
  by: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}) {
  return (
    <div className="thank-you">
      <h2 ref={headingRef} tabIndex={-1} className="text-title-2">
        Thank you for reaching out!
      </h2>
      <p>
        We’ll respond by <strong className="nowrap">{firmMoment(by)}</strong>. A confirmation email
        is on its way.
      </p>
      {children ?? (
        <a className="button button-quiet" href="/contact">
          Submit Another Message
        </a>
      )}
    </div>
  );
}
