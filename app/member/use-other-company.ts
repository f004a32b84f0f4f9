import { useEffect, useRef } from "react";
import { toast } from "../ui/toast-store.ts";
import { useAddress } from "../use-address.ts";
import { switchDialog } from "./places.ts";

export const wordsStay = "What you began to write stays with the one you began it for.";

/** What was opened for one company is not left open for another, which somebody could take for the first. */
export function useOtherCompany(
  companyId: string | null | undefined,
  advice = "Check what you meant to change before you go on.",
): void {
  const { params, change } = useAddress();
  const open = params.get("open");
  const shown = useRef(companyId);
  useEffect(() => {
    const before = shown.current;
    if (companyId === undefined || companyId === before) return;
    shown.current = companyId;
    // Whoever chose it here is told so there.
    if (!before || companyId === null || open === switchDialog) return;
    change({ open: null, write: null }, { replace: true });
    toast({
      title: "You now see another company",
      description: `It was chosen in another tab or on another device. ${advice}`,
      lasting: true,
    });
  }, [companyId, advice, open, change]);
}
