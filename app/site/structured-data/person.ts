import type { Person } from "schema-dts";
import type { Person as Consultant } from "../../../content/people.ts";
import { organizationId } from "./organization.ts";

export function person(
  origin: string,
  { slug, name, role, certificates }: Pick<Consultant, "slug" | "name" | "role" | "certificates">,
): Person {
  return {
    "@type": "Person",
    "@id": `${origin}/about#${slug}`,
    name,
    jobTitle: role,
    worksFor: { "@id": organizationId(origin) },
    ...(certificates.length > 0
      ? {
          hasCredential: certificates.map((certificate) => ({
            "@type": "EducationalOccupationalCredential" as const,
            name: certificate.name,
          })),
        }
      : {}),
  };
}
