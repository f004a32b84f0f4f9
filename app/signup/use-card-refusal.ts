import { type RefObject, useEffect } from "react";
import { toast } from "../ui/toast-store.ts";

export function useCardRefusal(problem: string, cardPart: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!problem) return;
    toast({ variant: "destructive", title: "Payment setup failed", description: problem });
    cardPart.current?.focus();
    // A reload must not report the same refusal again.
    const address = new URL(window.location.href);
    address.searchParams.delete("card");
    window.history.replaceState(window.history.state, "", address);
  }, [problem, cardPart]);
}
