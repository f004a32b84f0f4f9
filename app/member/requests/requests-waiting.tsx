export function RequestsWaiting({ what }: { what: string }) {
  return (
    <output className="shell requests-wait">
      <span className="sr-only">Loading {what}...</span>
      <span className="skeleton skeleton-row" />
      <span className="skeleton skeleton-row" />
      <span className="skeleton skeleton-row" />
    </output>
  );
}
