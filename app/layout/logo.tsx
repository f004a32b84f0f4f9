import { firm } from "../../content/firm.ts";

export function Logo() {
  return (
    <a className="logo" href="/" aria-label={`${firm.name}, home`}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path d="M6 26V12c0-4 2.5-6 6-6h5M6 18h7c5 0 5 8 12 8" className="thread-line" />
        <circle cx="23" cy="6" r="4" className="thread-signal" />
      </svg>
      <span>{firm.name}</span>
    </a>
  );
}
