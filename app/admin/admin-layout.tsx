import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useOutletContext } from "react-router";
import type { CurrentUser } from "../../domain/accounts/schema.ts";
import { Icon } from "../ui/icon.tsx";
import { useTitle } from "../use-title.ts";
import { screenHeading } from "./admin-page.ts";

type Props = {
  title: string;
  subtitle: ReactNode;
  back?: { to: string; label: string };
  onward?: ReactNode;
  children: (admin: CurrentUser) => ReactNode;
};

export function AdminLayout({ title, subtitle, back, onward, children }: Props) {
  // From frame/frame.tsx, which shows its screens to staff only.
  const admin = useOutletContext<CurrentUser>();
  useTitle(title);
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
        <h1 id={screenHeading} tabIndex={-1}>
          {title}
        </h1>
        <p className="admin-subtitle">{subtitle}</p>
      </header>
      {children(admin)}
    </div>
  );
}
