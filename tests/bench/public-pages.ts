/** `/sitemap.xml` stands for every page in it. */
export async function publicPages(origin: string, addresses: string[]): Promise<string[]> {
  if (!addresses.includes("/sitemap.xml")) return addresses;
  const sitemap = await (await fetch(new URL("/sitemap.xml", origin))).text();
  return [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = ""]) => new URL(url).pathname);
}
