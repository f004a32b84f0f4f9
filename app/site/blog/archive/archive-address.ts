export const archivePath = "/blog/archive";

export function yearAddress(year: number, page = 1): string {
  return `${archivePath}/${year}${page > 1 ? `?page=${page}` : ""}`;
}
