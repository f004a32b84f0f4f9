export const PlanWays = () => (
  <p className="actions">
    <a className="button button-primary" href="/membership">
      See the plans
    </a>
    <a className="button button-quiet" href="/dashboard">
      Back to the dashboard
    </a>
  </p>
);
