import type { ReactNode } from "react";
import { HeaderState } from "./header-state.tsx";
import { Hydrated } from "./hydrated.tsx";

export function HydratedPage({ children }: { children: ReactNode }) {
  return (
    <Hydrated>
      <HeaderState />
      {children}
    </Hydrated>
  );
}
