import type { ReactNode } from "react";

export function FormProblem({ children }: { children: ReactNode }) {
  return children ? (
    <p className="form-problem" role="alert">
      {children}
    </p>
  ) : null;
}
