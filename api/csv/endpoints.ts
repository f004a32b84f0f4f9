import { applicantCsvEndpoints } from "./applicants.ts";
import { inboxCsvEndpoints } from "./inbox.ts";
import { invoiceCsvEndpoints } from "./invoices.ts";
import { postCsvEndpoints } from "./posts.ts";
import { reportCsvEndpoints } from "./reports.ts";
import { quoteCsvEndpoints } from "./quotes.ts";
import { staffCsvEndpoints } from "./staff.ts";
import { todayCsvEndpoints } from "./today.ts";
import { webhookCsvEndpoints } from "./webhooks.ts";
import { workCsvEndpoints } from "./work.ts";

export const csvEndpoints = [
  ...staffCsvEndpoints,
  ...applicantCsvEndpoints,
  ...workCsvEndpoints,
  ...quoteCsvEndpoints,
  ...invoiceCsvEndpoints,
  ...reportCsvEndpoints,
  ...postCsvEndpoints,
  ...inboxCsvEndpoints,
  ...todayCsvEndpoints,
  ...webhookCsvEndpoints,
];
