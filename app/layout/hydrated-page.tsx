import type { ReactNode } from "react";
import { AnnouncedAsks } from "../announce-asks.ts";
import { HeaderState } from "./header-state.tsx";
import { Hydrated } from "./hydrated.tsx";

type Props = { isSignedIn?: boolean; children: ReactNode };

export function HydratedPage({ isSignedIn = false, children }: Props) {
  return (
    <>
      {isSignedIn ? <AnnouncedAsks /> : null}
      <Hydrated>
        <HeaderState />
        {children}
      </Hydrated>
    </>
  );
}
