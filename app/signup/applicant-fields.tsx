import type { ComponentProps } from "react";
import type { Applicant } from "../../domain/applications/schema.ts";
import { Field } from "../ui/field.tsx";

export type ApplicantName = keyof Applicant;

type Bound = Pick<ComponentProps<typeof Field>, "id" | "defaultValue" | "error" | "control">;

export function ApplicantFields({ field }: { field: (name: ApplicantName) => Bound }) {
  return (
    <>
      <div className="form-pair">
        <Field label="First name" required autoComplete="given-name" {...field("firstName")} />
        <Field label="Last name" required autoComplete="family-name" {...field("lastName")} />
      </div>
      <Field label="Email" type="email" required autoComplete="email" {...field("email")} />
      <div className="form-pair">
        <Field label="Phone" type="tel" required autoComplete="tel" {...field("phone")} />
        <Field label="Company" required autoComplete="organization" {...field("company")} />
      </div>
    </>
  );
}
