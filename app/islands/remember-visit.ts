export const visitsKey = "fontana-visits";

/** How somebody came to the site, for the firm only if they write to it. Whoever asks not to be tracked is remembered nowhere. */
export function rememberVisit(): void {
  const from = document.referrer && new URL(document.referrer).host;
  if (
    from === location.host ||
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl
  )
    return;
  const given = new URLSearchParams(location.search);
  const visit: Record<string, string> = { page: location.pathname };
  if (from) visit["referrer"] = from;
  for (const name of ["source", "medium", "campaign"]) {
    const value = given.get(`utm_${name}`);
    if (value) visit[name] = value.slice(0, 100);
  }
  try {
    const { first = visit } = JSON.parse(localStorage.getItem(visitsKey) ?? "{}");
    localStorage.setItem(visitsKey, JSON.stringify({ first, last: visit }));
  } catch {
    // A browser that stores nothing says nothing.
  }
}
