import { applicantCsvEndpoints } from "./applicants.ts";
import { inboxCsvEndpoints } from "./inbox.ts";
import { invoiceCsvEndpoints } from "./invoices.ts";
import { postCsvEndpoints } from "./posts.ts";
import { reportCsvEndpoints } from "./reports.ts";
import { staffCsvEndpoints } from "./staff.ts";
import { workCsvEndpoints } from "./work.ts";

export const csvEndpoints = [
  ...staffCsvEndpoints,
  ...applicantCsvEndpoints,
  ...workCsvEndpoints,
  ...invoiceCsvEndpoints,
  ...reportCsvEndpoints,
  ...postCsvEndpoints,
  ...inboxCsvEndpoints,
];
