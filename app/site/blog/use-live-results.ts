import { useEffect, useRef, useState } from "react";
import { trustedHtml } from "../../ui/trusted-html.ts";

const loadingText = "Loading blog posts...";

/** The list stays the server's HTML: React runs the search form only. */
const listIn = (page: Document) => page.querySelector<HTMLElement>("[data-blog-results]");

export function useLiveResults(address: string, initialStatus: string) {
  const [status, setStatus] = useState(initialStatus);
  const [isLoading, setLoading] = useState(false);
  const shown = useRef(address);
  const running = useRef<AbortController>(null);

  useEffect(() => {
    const list = listIn(document);
    if (list) list.ariaBusy = isLoading ? "true" : null;
  }, [isLoading]);

  async function show(next: string): Promise<void> {
    running.current?.abort();
    setLoading(next !== shown.current);
    if (next === shown.current) return;
    const { signal } = (running.current = new AbortController());
    try {
      const answer = await fetch(next, { signal });
      if (!answer.ok) throw new Error(String(answer.status));
      const page = new DOMParser().parseFromString(trustedHtml(await answer.text()), "text/html");
      listIn(document)!.replaceChildren(...listIn(page)!.childNodes);
      setStatus(page.querySelector("[data-blog-status]")!.textContent);
      document.title = page.title;
      shown.current = next;
      setLoading(false);
    } catch {
      // Unless a newer search took over, let the browser load the address itself.
      if (!signal.aborted) location.assign(next);
    }
  }

  return { status: isLoading ? loadingText : status, show };
}
