import { google } from "./refresh.ts";

type Claims = {
  email?: string | undefined;
  email_verified?: boolean | string | undefined;
  /** The Workspace organization, at Google. */
  hd?: string | undefined;
};

/** Google checks an address that it does not host once, and somebody else may have it by now. */
export function isVerified(
  issuer: string,
  { email, email_verified: verified, hd }: Claims,
): boolean {
  if (verified !== true && verified !== "true") return false;
  return issuer !== google || Boolean(hd) || /@gmail\.com$/i.test(email ?? "");
}
