import { firm } from "../../content/firm.ts";

export function NeedsScript() {
  return (
    <p className="needs-script">
      This page needs JavaScript, which is turned off in this browser. Turn it on, or write to{" "}
      <a className="link" href={`mailto:${firm.email}`}>
        {firm.email}
      </a>{" "}
      and we'll help you.
    </p>
  );
}
