export type Visitor = "loading" | "anonymous" | "free" | "paid";

export type ToolButton = { label: string; href?: string };

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
