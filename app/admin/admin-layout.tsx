import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useOutletContext } from "react-router";
import type { CurrentUser } from "../../domain/accounts/schema.ts";
import { Icon } from "../ui/icon.tsx";

type Props = {
  title: string;
  headingId?: string;
  subtitle: ReactNode;
  /** The list that it was opened from. */
  back?: { to: string; label: string };
  /** To what comes after this. */
  onward?: ReactNode;
  children: (admin: CurrentUser) => ReactNode;
};

export function AdminLayout({ title, headingId, subtitle, back, onward, children }: Props) {
  // Of frame/frame.tsx, which shows its screens to staff only.
  const admin = useOutletContext<CurrentUser>();
  return (
    <div className="shell admin">
      {back ? (
        <div className="admin-ways">
          <Link className="admin-back" to={back.to}>
            <Icon of={ArrowLeft} />
            {back.label}
          </Link>
          {onward}
        </div>
      ) : null}
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
