import { readForm } from "../site/posted-form.server.ts";
import { applicantNames } from "./applicant-fields.tsx";

/** What was typed into a posted form, so that nobody types it twice. */
export async function readApplicant(request: Request): Promise<Record<string, string>> {
  const typed = await readForm(request);
  return Object.fromEntries(applicantNames.map((name) => [name, typed[name] ?? ""]));
}
