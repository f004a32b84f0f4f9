import { type ReactNode, useId } from "react";

type Props = { heading: string; id?: string; beside?: ReactNode; children: ReactNode };

export function CompanySection({ heading, id: given, beside, children }: Props) {
  const made = useId();
  const id = given ?? made;
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
