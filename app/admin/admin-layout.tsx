import type { ReactNode } from "react";
import type { CurrentUser } from "../../domain/accounts/schema.ts";
import { HydratedPage } from "../layout/hydrated-page.tsx";
import { StaffOnly } from "./staff-only.tsx";

type Props = {
  title: string;
  headingId?: string;
  subtitle: string;
  children: (admin: CurrentUser) => ReactNode;
};

export function AdminLayout({ title, headingId, subtitle, children }: Props) {
  return (
    <HydratedPage>
      <StaffOnly>
        {(admin) => (
          <div className="shell admin">
            <header className="admin-head">
              <div>
                <h1 id={headingId} className="text-display-2" tabIndex={headingId ? -1 : undefined}>
                  {title}
                </h1>
                <p className="admin-subtitle">{subtitle}</p>
              </div>
              <a className="link" href="/admin">
                Admin Dashboard
              </a>
            </header>
            {children(admin)}
          </div>
        )}
      </StaffOnly>
    </HydratedPage>
  );
}
