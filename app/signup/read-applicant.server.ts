import { readForm } from "../site/posted-form.server.ts";
import { signupNames } from "./signup-names.ts";

export async function readApplicant(request: Request): Promise<Record<string, string>> {
  const typed = await readForm(request);
  return Object.fromEntries(signupNames.map((name) => [name, typed[name] ?? ""]));
}
