export function BillingWaiting() {
  return (
    <output className="settings-section">
      <span>Loading your plan...</span>
      <span className="settings-content">
        <span className="skeleton skeleton-row" />
        <span className="skeleton skeleton-form" />
      </span>
    </output>
  );
}
