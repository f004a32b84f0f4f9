/** Milliseconds: opening on hover, grace on leaving, type-ahead. */
const openDelay = 100;
const leaveGrace = 300;
const typeAheadReset = 1000;

function openUnderPointer(button: HTMLElement, menu: HTMLElement) {
  const hoverPointer = matchMedia("(hover: hover) and (pointer: fine)");
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (delay: number, act: () => void) => (event: PointerEvent) => {
    clearTimeout(timer);
    if (event.pointerType === "mouse" && hoverPointer.matches) timer = setTimeout(act, delay);
  };
  const stay = () => clearTimeout(timer);
  let openedItself = false;
  const open = () => {
    if (menu.matches(":popover-open")) return;
    menu.showPopover({ source: button });
    openedItself = true;
  };
  const close = after(leaveGrace, () => menu.hidePopover());
  menu.addEventListener("toggle", ({ newState }) => {
    if (newState === "closed") openedItself = false;
  });
  // Whoever comes to press it has the menu open by then, and a press would close it. A key's press has no detail.
  button.addEventListener("click", (event) => {
    if (openedItself && event.detail > 0) event.preventDefault();
    openedItself = false;
  });
  button.addEventListener("pointerenter", after(openDelay, open));
  button.addEventListener("pointerdown", stay);
  button.addEventListener("pointerleave", close);
  menu.addEventListener("pointerenter", stay);
  menu.addEventListener("pointerleave", close);
}

function moveByKeys(button: HTMLElement, menu: HTMLElement) {
  const linksNow = () => [...menu.querySelectorAll<HTMLElement>("a:not([hidden])")];
  let typed = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const typeAhead = (key: string) => {
    clearTimeout(timer);
    timer = setTimeout(() => (typed = ""), typeAheadReset);
    typed += key.toLowerCase();
    return linksNow().find((link) => link.textContent.toLowerCase().startsWith(typed));
  };
  menu.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const links = linksNow();
    const at = links.indexOf(document.activeElement as HTMLElement);
    const goal: Record<string, number> = {
      ArrowDown: (at + 1) % links.length,
      ArrowUp: (at - 1 + links.length) % links.length,
      Home: 0,
      End: links.length - 1,
    };
    const to = goal[event.key];
    const link =
      to !== undefined ? links[to] : /^\S$/.test(event.key) ? typeAhead(event.key) : undefined;
    if (to !== undefined) event.preventDefault();
    link?.focus();
  });
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    menu.showPopover({ source: button });
    linksNow()[0]?.focus();
  });
}

/** A menu left open would hide what the keyboard moved on to. */
function closeWhenLeft(button: HTMLElement, menu: HTMLElement) {
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget) && relatedTarget !== button)
      menu.hidePopover();
  });
}

export function enhanceMenus(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[popovertarget]")) {
    const menu = document.getElementById(button.getAttribute("popovertarget") ?? "");
    if (!menu) continue;
    closeWhenLeft(button, menu);
    if (!("menu" in button.dataset)) continue;
    moveByKeys(button, menu);
    if (button.dataset.menu === "solutions-menu") openUnderPointer(button, menu);
  }
}
