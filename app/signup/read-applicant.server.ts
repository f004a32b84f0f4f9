import { readForm } from "../site/posted-form.server.ts";
import { applicantNames } from "./applicant-fields.tsx";

export async function readApplicant(request: Request): Promise<Record<string, string>> {
  const typed = await readForm(request);
  return Object.fromEntries(applicantNames.map((name) => [name, typed[name] ?? ""]));
}
