export function WaitingRows({ what }: { what: string }) {
  return (
    <output className="waiting-rows">
      <span className="sr-only">Loading {what}...</span>
      <span className="skeleton skeleton-row" />
      <span className="skeleton skeleton-row" />
    </output>
  );
}
