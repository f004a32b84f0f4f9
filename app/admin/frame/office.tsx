import type { ReactNode } from "react";
import { Hydrated } from "../../layout/hydrated.tsx";
import { Actions } from "./actions.tsx";
import { Palette } from "./palette.tsx";
import { Rail } from "./rail.tsx";
import { useFreshCounts } from "./use-counts.ts";
import { usePlaces } from "./use-places.ts";

function Desk({ children }: { children: ReactNode }) {
  usePlaces();
  useFreshCounts();
  return (
    <div className="desk">
      <Rail />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Palette />
      <Actions />
    </div>
  );
}

export function Office({ children }: { children: ReactNode }) {
  return (
    <Hydrated>
      <Desk>{children}</Desk>
    </Hydrated>
  );
}
