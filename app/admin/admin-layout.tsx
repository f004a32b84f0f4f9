import type { ReactNode } from "react";
import { useOutletContext } from "react-router";
import type { CurrentUser } from "../../domain/accounts/schema.ts";

type Props = {
  title: string;
  headingId?: string;
  subtitle: string;
  children: (admin: CurrentUser) => ReactNode;
};

export function AdminLayout({ title, headingId, subtitle, children }: Props) {
  // Of frame/frame.tsx, which shows its screens to staff only.
  const admin = useOutletContext<CurrentUser>();
  return (
    <div className="shell admin">
      <header className="admin-head">
        <h1 id={headingId} tabIndex={headingId ? -1 : undefined}>
          {title}
        </h1>
        <p className="admin-subtitle">{subtitle}</p>
      </header>
      {children(admin)}
    </div>
  );
}
