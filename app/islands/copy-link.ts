/** Milliseconds for which a button says that it has copied. */
const saidFor = 2000;

/** Offers to copy the link where the browser can: the button is hidden until then. */
export function enlivenCopyButton(button: HTMLButtonElement): void {
  const address = button.dataset.copyLink;
  if (!address || !("clipboard" in navigator)) return;
  const name = button.textContent;
  button.hidden = false;
  button.ariaLive = "polite";
  const say = (words: string) => {
    button.textContent = words;
    setTimeout(() => (button.textContent = name), saidFor);
  };
  button.addEventListener("click", () => {
    void navigator.clipboard.writeText(address).then(
      () => say("Link copied"),
      () => say("Copying is not allowed here"),
    );
  });
}
