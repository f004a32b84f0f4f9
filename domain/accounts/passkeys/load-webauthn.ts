/** Loading it takes hundreds of milliseconds, which is no part of starting the program. */
export function loadWebauthn() {
  return import("@simplewebauthn/server");
}
