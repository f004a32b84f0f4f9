import type { PageContext } from "../domain/page-context.ts";
import { readCookie } from "./cookies.ts";
import type { ApiContext, Services } from "./services.ts";
import { signupVisitor } from "./signup-visitor.ts";
import { addressOf, ctxOf } from "./current-session.ts";

export function pageContextOf(c: ApiContext, services: Services): PageContext {
  const { limits, settings, cards, articles } = services;
  return {
    ctx: () => ctxOf(c, services),
    visit: {
      address: addressOf(c, services),
      cookie: (kind) => readCookie(c, services, kind),
      signupKey: signupVisitor(c, services),
    },
    limits,
    settings,
    cards,
    articles,
    logFailure: (err, message) => services.logFailure(c.get("log"), err, message),
  };
}
