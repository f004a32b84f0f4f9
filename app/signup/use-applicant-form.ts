import { useEffect } from "react";
import type { Resolver } from "react-hook-form";
import type { SignupFields } from "../../domain/applications/schema.ts";
import { useForm } from "../ui/use-form.ts";
import { signupNames } from "./signup-names.ts";

const loadCheck = () => import("./applicant-check.ts");

/** Without the script that checks, the server's check is the only one. */
const resolver: Resolver<SignupFields> = (values, ...rest) =>
  loadCheck().then(
    ({ check }) => check(values, ...rest),
    () => ({ values, errors: {} }),
  );

export function useApplicantForm(values: Record<string, string>) {
  useEffect(() => {
    const load = () => void loadCheck().catch(() => undefined);
    document.addEventListener("focusin", load, { once: true });
    return () => document.removeEventListener("focusin", load);
  }, []);
  const entries = signupNames.map((name) => [name, values[name] ?? ""]);
  return useForm({ resolver, defaultValues: Object.fromEntries(entries) as SignupFields });
}
