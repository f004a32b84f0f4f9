import type { Term } from "../../content/plans.ts";

export type Granted = {
  id: number;
  planId: string | null;
  term: Term;
  companyId: string | null;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  company: string;
};
