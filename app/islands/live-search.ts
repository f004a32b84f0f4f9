/** Milliseconds without a keystroke after which the search is sent. */
const pause = 200;

const loadingText = "Loading blog posts...";

/**
 * Searches while one types: the page's own HTML is fetched and its results are swapped in, so that
 * nothing else moves and the field keeps its focus. The address says what is shown.
 */
export function enlivenSearch(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>("input[type=search]");
  const status = document.querySelector<HTMLElement>("[data-blog-status]");
  const results = document.querySelector<HTMLElement>("[data-blog-results]");
  if (!field || !status || !results) return;
  const buttons = [...form.querySelectorAll<HTMLButtonElement>(".category")];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  let shown = location.pathname + location.search;
  let said = status.textContent;

  const chosen = () => buttons.find((button) => button.ariaPressed === "true")?.value ?? "";

  function choose(category: string) {
    for (const button of buttons) button.ariaPressed = String(button.value === category);
    form.querySelector<HTMLButtonElement>(".search-field button")!.value = category;
  }

  function address(): string {
    const query = new URLSearchParams();
    const words = field!.value.trim();
    if (words) query.set("q", words);
    if (chosen()) query.set("category", chosen());
    return query.size > 0 ? `/blog?${query}` : "/blog";
  }

  async function show(next: string): Promise<void> {
    clearTimeout(timer);
    running?.abort();
    if (next === shown) {
      status!.textContent = said;
      results!.ariaBusy = null;
      return;
    }
    const own = (running = new AbortController());
    status!.textContent = loadingText;
    results!.ariaBusy = "true";
    try {
      const answer = await fetch(next, { signal: own.signal });
      if (!answer.ok) throw new Error(String(answer.status));
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      results!.replaceChildren(...page.querySelector("[data-blog-results]")!.childNodes);
      said = page.querySelector("[data-blog-status]")!.textContent;
      status!.textContent = said;
      document.title = page.title;
      shown = next;
      results!.ariaBusy = null;
    } catch {
      // A newer search took over; otherwise the browser shows what it can of the address itself.
      if (!own.signal.aborted) location.assign(next);
    }
  }

  function go(remember: "pushState" | "replaceState") {
    const next = address();
    if (next !== location.pathname + location.search) history[remember](null, "", next);
    void show(next);
  }

  field.addEventListener("input", (event) => {
    clearTimeout(timer);
    if (!event.isComposing) timer = setTimeout(() => go("replaceState"), pause);
  });
  field.addEventListener("compositionend", () => go("replaceState"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const pressed = event.submitter;
    if (pressed instanceof HTMLButtonElement) choose(pressed.value);
    go("pushState");
  });
  addEventListener("popstate", () => {
    const query = new URLSearchParams(location.search);
    field.value = query.get("q") ?? "";
    choose(query.get("category") ?? "");
    void show(location.pathname + location.search);
  });
}
