export function LoadingThread() {
  return (
    <svg className="loading-thread" viewBox="0 0 120 24" width="120" height="24" aria-hidden="true">
      <path d="M12 12H108" className="loading-line" />
      <path d="M12 12H108" className="loading-run" pathLength="100" />
      <circle cx="12" cy="12" r="6" className="thread-node" />
      <circle cx="60" cy="12" r="6" className="thread-open" />
      <circle cx="108" cy="12" r="6" className="thread-open" />
    </svg>
  );
}
