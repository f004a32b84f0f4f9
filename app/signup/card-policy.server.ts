import { cardProviderHeader } from "../../platform/http/card-provider.ts";

/** Tells whoever sends the page whose card form its policy must let in. */
export function cardPolicy(provider: "stripe" | "sandbox" = "sandbox"): Record<string, string> {
  return { [cardProviderHeader]: provider };
}
