/** The page that an address asks for, from 1; one that is no number, or is written another way, is not canonical. */
export function pageNumber(query: URLSearchParams): { page: number; isCanonical: boolean } {
  const given = query.get("page") ?? "";
  const page = /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
  return { page, isCanonical: ["", String(page)].includes(given) };
}
