/** A cookie scripts can read, set at sign-in: without it there is no need to ask. Live it has a prefix. */
const hint = "fontana_signed_in=1";

export function seemsSignedIn(): boolean {
  return document.cookie.includes(hint);
}

export function showSignedOut(): void {
  document.documentElement.dataset.account = "none";
}
