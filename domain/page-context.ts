import type { Ctx } from "../platform/context.ts";
import type { Settings } from "../platform/env.ts";
import type { Cards } from "../platform/payments/cards.ts";
import type { CookieKind } from "./accounts/session-cookie.ts";
import type { Renderer } from "./blog/markdown/create-renderer.ts";

/** Takes a client address. @throws CodedError too_many */
type PerNetwork = { consume(address: string): Promise<void> };

/** What a page's loader or action may use, created per request. */
export type PageContext = {
  /** Looks up the session on the first call. */
  ctx: () => Promise<Ctx>;
  visit: {
    address: string;
    cookie: (kind: CookieKind) => string | undefined;
    /** Identifies a browser that has started to sign up. */
    signupKey: string | null;
  };
  limits: Record<"enquiries" | "membershipRequests", PerNetwork>;
  settings: Settings;
  cards: Cards;
  articles: Renderer;
  logFailure: (err: unknown, message: string) => void;
};
