import { upgradeHeading } from "./places.ts";

function showUpgrade() {
  const heading = document.getElementById(upgradeHeading);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
  window.history.replaceState(window.history.state, "", `#${upgradeHeading}`);
}

export function ReadyToUpgrade() {
  return (
    <div className="ready">
      <div>
        <h3 className="text-title-3">Ready to upgrade?</h3>
        <p>A paid plan includes monthly consulting hours and every AI tool we make.</p>
      </div>
      <button type="button" className="button button-signal" onClick={showUpgrade}>
        View Plans
      </button>
    </div>
  );
}
