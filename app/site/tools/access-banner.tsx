import { toolsPage } from "../../../content/tools-page.ts";

type Access = { heading: string; text: string };

function Words({ heading, text }: Access) {
  return (
    <p>
      <strong>{heading}</strong> {text}
    </p>
  );
}

export function AccessBanner() {
  const { signedOut, free, paid } = toolsPage.access;
  return (
    <section className="faces access-banner" aria-label="Your access" data-by-plan>
      <div className="signed-out">
        <Words {...signedOut} />
        <a className="button button-quiet" href="/signup">
          Sign Up
        </a>
      </div>
      <div className="plan-free">
        <Words {...free} />
        <a className="button button-quiet" href="/membership">
          View Plans
        </a>
      </div>
      <div className="plan-paid">
        <Words {...paid} />
      </div>
    </section>
  );
}
