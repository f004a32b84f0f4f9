export type Render = (path: string) => Promise<Response>;

export type Rendered = { path: string; type: string; text: string };

/** Renders each path once. Throws where one does not answer 200 or a page carries an inline style. */
export async function prerender(paths: string[], render: Render): Promise<Rendered[]> {
  const rendered: Rendered[] = [];
  for (const path of paths) {
    const answer = await render(path);
    const type = answer.headers.get("content-type") ?? "";
    const text = await answer.text();
    if (answer.status !== 200)
      throw new Error(`${path} answered ${answer.status} while it was prerendered`);
    if (type.startsWith("text/html") && /<[^>]+\sstyle="/.test(text))
      throw new Error(`${path} has an inline style, which its policy forbids`);
    rendered.push({ path, type, text });
  }
  return rendered;
}
