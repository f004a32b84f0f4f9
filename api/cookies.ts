import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import {
  cookieName,
  hintCookieName,
  maxSessionSeconds,
  type CookieKind,
} from "../domain/accounts/session-cookie.ts";
import type { ApiContext, Services } from "./services.ts";

type Live = { settings: { live: boolean } };

export function readCookie(c: ApiContext, services: Live, kind: CookieKind): string | undefined {
  return getCookie(c, cookieName(kind, services.settings.live));
}

/** Lax, so that they survive the return from an identity provider and links in mail. */
export function writeCookie(
  c: ApiContext,
  services: Live,
  kind: CookieKind,
  { value, seconds }: { value: string; seconds: number },
): void {
  const { live } = services.settings;
  setCookie(c, cookieName(kind, live), value, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: live,
    maxAge: seconds,
  });
}

export function clearCookie(c: ApiContext, services: Live, kind: CookieKind): void {
  const { live } = services.settings;
  deleteCookie(c, cookieName(kind, live), { path: "/", secure: live });
}

/** Lives as long as a session can; the server enforces the idle timeout. */
export function writeSession(c: ApiContext, services: Services, token: string): void {
  const { live } = services.settings;
  writeCookie(c, services, "session", { value: token, seconds: maxSessionSeconds });
  setCookie(c, hintCookieName(live), "1", {
    path: "/",
    sameSite: "Lax",
    secure: live,
    maxAge: maxSessionSeconds,
  });
}

export function clearSession(c: ApiContext, services: Live): void {
  const { live } = services.settings;
  clearCookie(c, services, "session");
  deleteCookie(c, hintCookieName(live), { path: "/", secure: live });
}
