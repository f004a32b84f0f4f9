import {
  Building2,
  CalendarDays,
  ChartColumn,
  Clock,
  CreditCard,
  FileText,
  FileUp,
  Handshake,
  Inbox,
  ListTodo,
  type LucideIcon,
  MessagesSquare,
  ReceiptText,
  ScrollText,
  Timer,
  Users,
  Webhook,
  Wrench,
} from "lucide-react";
import type { WaitingCounts } from "../../../domain/office/schema.ts";

export type Screen = {
  href: string;
  label: string;
  name?: string;
  icon: LucideIcon;
  badge?: { count: keyof WaitingCounts; what: string; late?: true };
  offRail?: true;
  /** Also at hand on a phone, where the bar has room for three. */
  inBar?: true;
};

/** Rail, drawer and palette show these, in this order. */
export const screens: Screen[] = [
  { href: "/admin/today", label: "Today", icon: ListTodo, inBar: true },
  { href: "/admin/today/promises", label: "Promises kept", icon: Timer, offRail: true },
  { href: "/admin", label: "Posts", name: "Blog posts", icon: FileText },
  {
    href: "/admin?tab=requests",
    label: "Member\u00ADship",
    name: "Membership requests",
    icon: Inbox,
    badge: { count: "requests", what: "pending" },
    inBar: true,
  },
  {
    href: "/admin/signups",
    label: "Signups",
    name: "Paid signups",
    icon: CreditCard,
    badge: { count: "signups", what: "to confirm" },
  },
  {
    href: "/admin/inbox",
    label: "Inbox",
    icon: MessagesSquare,
    badge: { count: "inbox", what: "to answer" },
    inBar: true,
  },
  {
    href: "/admin/work",
    label: "Work",
    icon: Clock,
    badge: { count: "work", what: "to approve" },
  },
  { href: "/admin/companies", label: "Companies", icon: Building2 },
  { href: "/admin/invoices", label: "Invoices", icon: ReceiptText },
  { href: "/admin/reports", label: "Reports", icon: ChartColumn },
  { href: "/admin/quotes", label: "Quotes", icon: Handshake },
  {
    href: "/admin/calendar",
    label: "Calendar",
    icon: CalendarDays,
    badge: { count: "calendar", what: "to confirm" },
  },
  { href: "/admin/import", label: "Import", name: "Import lists", icon: FileUp, offRail: true },
  { href: "/admin/log", label: "Log", icon: ScrollText },
  { href: "/admin/webhooks", label: "Webhooks", icon: Webhook },
  { href: "/admin/sessions", label: "Users", name: "Signed-in users", icon: Users },
  {
    href: "/admin/operations",
    label: "Operations",
    icon: Wrench,
    badge: { count: "jobs", what: "jobs stuck", late: true },
  },
];

const tabOf = (search: string) => new URLSearchParams(search).get("tab") ?? "";

export function currentAt(href: string, at: { pathname: string; search: string }) {
  const [path = "", search = ""] = href.split("?");
  if (path === at.pathname)
    return tabOf(search) === tabOf(at.search) ? ("page" as const) : undefined;
  return path !== "/admin" && at.pathname.startsWith(`${path}/`) ? ("true" as const) : undefined;
}
