import { useHandOverFocus } from "../../ui/return-focus.ts";
import type { QuoteSeen } from "../../../domain/quotes/schema.ts";
import type { useQuoteChange } from "./use-quote-change.ts";

type Props = { sending: ReturnType<typeof useQuoteChange>; read: QuoteSeen };

/** Gone once it has sent the quote. */
export function SendButton({ sending: { mutate, isPending }, read }: Props) {
  return (
    <span ref={useHandOverFocus<HTMLSpanElement>()}>
      <button
        type="button"
        className="button button-primary"
        aria-disabled={isPending}
        onClick={() => isPending || mutate(read)}
      >
        {isPending ? "Sending..." : "Send to the owners"}
      </button>
    </span>
  );
}
