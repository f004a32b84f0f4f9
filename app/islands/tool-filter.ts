/** Filters the catalogue in place, with the address telling the category, as the links alone would. */
export function enlivenToolFilter(filter: HTMLElement): void {
  const links = [...filter.querySelectorAll<HTMLAnchorElement>("[data-choice]")];
  const entries = [...document.querySelectorAll<HTMLElement>("[data-category]")];
  const count = document.querySelector("[data-tool-count]");

  function show() {
    const asked = new URLSearchParams(location.search).get("category") ?? "";
    const chosen = links.find(({ dataset }) => dataset.choice === asked) ?? links[0];
    for (const link of links)
      if (link === chosen) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    const slug = chosen?.dataset.choice;
    for (const entry of entries) entry.hidden = !!slug && entry.dataset.category !== slug;
    if (count) count.textContent = String(entries.filter(({ hidden }) => !hidden).length);
  }

  for (const link of links) {
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (link.href !== location.href) history.pushState(null, "", link.href);
      show();
    });
  }
  addEventListener("popstate", show);
  show();
}
