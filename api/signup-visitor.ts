import { createHash, randomBytes } from "node:crypto";
import { getCookie, setCookie } from "hono/cookie";
import type { ApiContext, Services } from "./services.ts";

/** The sweep has closed any open draft by then. */
const maxAgeSeconds = 4 * 24 * 60 * 60;

const cookieName = (live: boolean) => (live ? "__Host-signup" : "signup");

function keyOf(value: string): string {
  return createHash("sha256").update(value).digest("hex");
}

function readVisitor(c: ApiContext, { settings }: Services): string | null {
  const value = getCookie(c, cookieName(settings.live));
  return value && /^[\w-]{22}$/.test(value) ? value : null;
}

export function signupVisitor(c: ApiContext, services: Services): string | null {
  const value = readVisitor(c, services);
  return value && keyOf(value);
}

export function ensureSignupVisitor(c: ApiContext, services: Services): string {
  const { live } = services.settings;
  const value = readVisitor(c, services) ?? randomBytes(16).toString("base64url");
  setCookie(c, cookieName(live), value, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    secure: live,
    maxAge: maxAgeSeconds,
  });
  return keyOf(value);
}
