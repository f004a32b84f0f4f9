import { type ReactNode, useId } from "react";

type Props = { heading: string; beside?: ReactNode; children: ReactNode };

export function CompanySection({ heading, beside, children }: Props) {
  const id = useId();
  return (
    <section className="company-section" aria-labelledby={id}>
      <div className="company-section-head">
        <h2 id={id} tabIndex={-1}>
          {heading}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
