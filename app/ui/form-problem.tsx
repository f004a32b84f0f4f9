import type { ReactNode } from "react";

/** Why the last try failed, in words that stay until the next one. */
export function FormProblem({ children }: { children: ReactNode }) {
  return children ? (
    <p className="form-problem" role="alert">
      {children}
    </p>
  ) : null;
}
