import { firm } from "../../content/firm.ts";

export function WriteToUs() {
  return (
    <>
      If that doesn't help, write to{" "}
      <a className="link" href={`mailto:${firm.email}`}>
        {firm.email}
      </a>
      .
    </>
  );
}
