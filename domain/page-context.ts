import type { Ctx } from "../platform/context.ts";
import type { Settings } from "../platform/env.ts";
import type { Cards } from "../platform/payments/cards.ts";
import type { CookieKind } from "./accounts/session-cookie.ts";
import type { Renderer } from "./blog/markdown/create-renderer.ts";

/** @throws CodedError too_many */
type PerNetwork = { consume(address: string): Promise<void> };

export type PageContext = {
  ctx: () => Promise<Ctx>;
  visit: {
    address: string;
    cookie: (kind: CookieKind) => string | undefined;
    signupKey: string | null;
  };
  limits: Record<"enquiries" | "membershipRequests", PerNetwork>;
  settings: Settings;
  cards: Cards;
  articles: Renderer;
  logFailure: (err: unknown, message: string) => void;
};
