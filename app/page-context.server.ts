import { createContext } from "react-router";
import type { SubmittedForm } from "../domain/enquiries/submit-form.ts";

/** What pages need from the program that serves them; prerendered pages get by with the first two. */
export type PageServices = {
  /** The public origin, without a trailing slash. */
  origin: string;
  /** Address of the script that brings islands to life. */
  islandsScript: string;
  /** Takes the contact form as a browser without JavaScript posts it. */
  submitEnquiryForm?: (request: Request) => Promise<SubmittedForm>;
};

export const pageServices = createContext<PageServices>();
