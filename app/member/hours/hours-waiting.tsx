export function HoursWaiting({ what }: { what: string }) {
  return (
    <output className="hours-wait">
      <span className="sr-only">Loading {what}...</span>
      <span className="skeleton hours-wait-left" />
      <span className="shell hours-wait-work">
        <span className="skeleton skeleton-row" />
        <span className="skeleton skeleton-row" />
        <span className="skeleton skeleton-row" />
      </span>
    </output>
  );
}
