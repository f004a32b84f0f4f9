const key = "fontana-signup-told";

/** True once for each signup, however often its confirmation is loaded again in this tab. */
export function firstTimeTold(signup: string): boolean {
  try {
    if (window.sessionStorage.getItem(key) === signup) return false;
    window.sessionStorage.setItem(key, signup);
  } catch {
    // A browser that keeps nothing is told each time.
  }
  return true;
}
