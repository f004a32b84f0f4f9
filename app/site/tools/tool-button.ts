/** Who is looking at a tool; `loading` until that is known. */
export type Visitor = "loading" | "anonymous" | "free" | "paid";

/** A link if it has an address, otherwise a disabled button. */
export type ToolButton = { label: string; href?: string };

/** What a tool offers a visitor; null while that depends on who it is. */
export function toolButton(tool: { comingSoon: boolean }, visitor: Visitor): ToolButton | null {
  if (tool.comingSoon) return { label: "Coming Soon" };
  switch (visitor) {
    case "loading":
      return null;
    case "anonymous":
      return { label: "Sign Up for Membership", href: "/signup" };
    case "free":
      return { label: "Upgrade to Access", href: "/signup" };
    case "paid":
      return { label: "Available with Membership" };
  }
}
