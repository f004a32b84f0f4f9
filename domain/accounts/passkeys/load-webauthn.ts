/** Loaded on first use: it takes hundreds of milliseconds. */
export function loadWebauthn() {
  return import("@simplewebauthn/server");
}
