import { Link } from "react-router";
import type { RequestsView } from "./requests-query.ts";

const choices = [
  { status: "", label: "All", to: "?" },
  { status: "active", label: "Open", to: "?status=active" },
  { status: "solved", label: "Solved", to: "?status=solved" },
] as const;

export function readRequestsView(params: URLSearchParams): RequestsView {
  const written = params.get("page") ?? "";
  return {
    status: choices.find(({ status }) => status === params.get("status"))?.status ?? "",
    page: /^[1-9]\d{0,5}$/.test(written) ? Number(written) : 1,
  };
}

export function RequestFilter({ view }: { view: RequestsView }) {
  return (
    <nav className="request-filter" aria-label="Requests shown">
      {choices.map(({ status, label, to }) => (
        <Link
          key={status}
          to={to}
          preventScrollReset
          aria-current={status === view.status ? "true" : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
