import { applicant, type Applicant } from "../../domain/membership/schema.ts";

const key = "fontana-signup";

const empty: Applicant = { firstName: "", lastName: "", email: "", phone: "", company: "" };

/** What was typed in this tab: it outlives a reload, the way to the bank and a change of plan. */
export function readKeptForm(): Applicant {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? "{}");
    const entries = applicant.keyof().options.map((name) => {
      const value = Object(kept)[name] as unknown;
      return [name, typeof value === "string" ? value : ""] as const;
    });
    return { ...empty, ...Object.fromEntries(entries) };
  } catch {
    return empty;
  }
}

/** A browser that keeps nothing for us is no reason to fail. */
export function keepForm(values: Applicant): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Then a reload begins with an empty form.
  }
}

export function forgetForm(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // It was never kept.
  }
}
