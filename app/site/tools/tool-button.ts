/** Who looks at a tool: not known yet, nobody signed in, a member with the free plan or with a paid one. */
export type Visitor = "loading" | "anonymous" | "free" | "paid";

/** A link where it has an address; otherwise a button that cannot be pressed. */
export type ToolButton = { label: string; href?: string };

/** What a tool offers to a visitor; null while it would depend on who that is. */
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
