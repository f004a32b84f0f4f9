import type { ReactNode } from "react";
import type { CurrentUser } from "../../../domain/accounts/schema.ts";
import { useAnnouncedAsks } from "../../announce-asks.ts";
import { Hydrated } from "../../layout/hydrated.tsx";
import { useSignOutElsewhere } from "../../layout/use-sign-out-elsewhere.ts";
import { screenHeading } from "../admin-page.ts";
import { Actions } from "./actions.tsx";
import { Palette } from "./palette.tsx";
import { Rail } from "./rail.tsx";
import { useFreshCounts } from "./use-counts.ts";
import { usePlaces } from "./use-places.ts";

function Desk({ children }: { children: ReactNode }) {
  useAnnouncedAsks();
  usePlaces();
  useFreshCounts();
  useSignOutElsewhere();
  return (
    <div className="desk">
      <Rail />
      <main id="main" tabIndex={-1} aria-labelledby={screenHeading}>
        {children}
      </main>
      <Palette />
      <Actions />
    </div>
  );
}

export function Office({ admin, children }: { admin: CurrentUser; children: ReactNode }) {
  return (
    <Hydrated member={admin}>
      <Desk>{children}</Desk>
    </Hydrated>
  );
}
