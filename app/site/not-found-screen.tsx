import type { ReactNode } from "react";

type Props = { heading: string; hint: string; children?: ReactNode };

export function NotFoundScreen({ heading, hint, children }: Props) {
  return (
    <section className="shell not-found">
      <svg
        className="not-found-drawing"
        viewBox="2 0 400 64"
        preserveAspectRatio="xMinYMid"
        aria-hidden="true"
      >
        <path d="M8 40H150c20 0 20-24 40-24" className="thread-line" />
        <path d="M236 52c20 0 20-12 40-12H392" className="thread-line" strokeDasharray="2 8" />
        <circle cx="8" cy="40" r="6" className="thread-node" />
        <circle cx="190" cy="16" r="6" className="thread-signal" />
        <circle cx="236" cy="52" r="6" className="thread-open" />
        <circle cx="392" cy="40" r="6" className="thread-open" />
      </svg>
      <h1 className="text-display-form">{heading}</h1>
      <p className="text-lead">{hint}</p>
      {children}
      <p>
        <a className="button button-primary" href="/">
          Back to the home page
        </a>
      </p>
    </section>
  );
}
