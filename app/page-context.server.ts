import { createContext } from "react-router";
import type { SignInView } from "../domain/accounts/schema.ts";
import type { Return } from "../domain/billing/complete-signup.ts";
import type { LatestSignup } from "../domain/billing/schema.ts";
import type { SubmittedForm } from "../domain/fields/submitted-form.ts";
import type { Reader } from "../domain/blog/public-posts.ts";
import type { DescribedPage } from "../platform/http/describe-page.ts";

/** What pages need from the program that serves them; prerendered pages get by with the first two. */
export type PageServices = {
  /** The public origin, without a trailing slash. */
  origin: string;
  /** Address of the script that brings islands to life. */
  islandsScript: string;
  /** Every static page, for the sitemap and its like. */
  describePages?: () => Promise<DescribedPage[]>;
  /** Writes an unexpected error to the log. */
  reportError?: (error: unknown) => void;
  /** Where posts are read, and what preview links are signed with. */
  blog?: Reader & { secret: string };
  /** Takes the contact form as a browser without JavaScript posts it. */
  submitEnquiryForm?: (request: Request) => Promise<SubmittedForm>;
  /** Takes the membership request in the same way. */
  submitMembershipRequest?: (request: Request) => Promise<SubmittedForm>;
  /** Who saves cards, and how the signup of somebody stands who comes back from their bank. */
  signup?: {
    cardProvider: "stripe" | "sandbox";
    complete(setupIntentId: string): Promise<Return | { outcome: "unknown" }>;
    latest(): Promise<LatestSignup | null>;
  };
  /** How this browser stands with signing in. */
  signInView?: () => Promise<SignInView>;
};

export const pageServices = createContext<PageServices>();
