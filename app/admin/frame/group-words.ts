import {
  Building2,
  CreditCard,
  FileText,
  Inbox,
  type LucideIcon,
  MessagesSquare,
  UserRound,
} from "lucide-react";
import type { FoundGroup } from "../../../domain/office/schema.ts";

type Words = {
  heading: string;
  icon: LucideIcon;
  /** What the list holds, where that is not all of them. */
  listed?: string;
  all: (words: string) => string;
};

const listAt = (screen: string) => (words: string) =>
  `${screen}${new URLSearchParams({ q: words })}`;

export const groupWords: Record<FoundGroup["kind"], Words> = {
  companies: { heading: "Companies", icon: Building2, all: listAt("/admin/companies?") },
  people: {
    heading: "People",
    icon: UserRound,
    listed: "Signed-in users",
    all: listAt("/admin/sessions?"),
  },
  requests: {
    heading: "Membership requests",
    icon: Inbox,
    all: listAt("/admin?tab=requests&"),
  },
  conversations: {
    heading: "Inbox",
    icon: MessagesSquare,
    all: listAt("/admin/inbox?status=any&"),
  },
  signups: { heading: "Paid signups", icon: CreditCard, all: listAt("/admin/signups?") },
  posts: { heading: "Posts", icon: FileText, all: listAt("/admin?") },
};
