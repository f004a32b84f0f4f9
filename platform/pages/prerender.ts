export type Render = (path: string) => Promise<Response>;

/** Renders each path once. Throws where a page does not answer 200 or carries an inline style. */
export async function prerender(paths: string[], render: Render): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of paths) {
    const answer = await render(path);
    const html = await answer.text();
    if (answer.status !== 200)
      throw new Error(`${path} answered ${answer.status} while it was prerendered`);
    if (/<[^>]+\sstyle="/.test(html))
      throw new Error(`${path} has an inline style, which its policy forbids`);
    pages.set(path, html);
  }
  return pages;
}
