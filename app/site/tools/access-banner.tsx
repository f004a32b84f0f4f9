/** What the plan of whoever reads gives them; one of the three shows, in the same place. */
export function AccessBanner() {
  return (
    <section className="faces access-banner" aria-label="Your access" data-by-plan>
      <div className="signed-out">
        <p>
          <strong>Included with Membership</strong> Every paid plan comes with every tool here.
        </p>
        <a className="button button-quiet" href="/signup">
          Sign Up
        </a>
      </div>
      <div className="plan-free">
        <p>
          <strong>Pay-Per-Use Access</strong> The ROI calculator costs $10 per use, and you can
          subscribe to individual tools.
        </p>
        <a className="button button-quiet" href="/membership">
          View Plans
        </a>
      </div>
      <div className="plan-paid">
        <p>
          <strong>Unlimited Access</strong> Your plan includes every tool here, at no extra cost, as
          soon as it is released.
        </p>
      </div>
    </section>
  );
}
