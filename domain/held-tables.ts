import type { RetentionRule } from "../content/retention.ts";
import { platformHeld } from "../platform/db/held.ts";
import type { HeldTable } from "../platform/held-table.ts";
import { accountsHeld } from "./accounts/held.ts";
import { applicationsHeld } from "./applications/held.ts";
import { billingHeld } from "./billing/held.ts";
import { blogHeld } from "./blog/held.ts";
import { calendarHeld } from "./calendar/held.ts";
import { companiesHeld } from "./companies/held.ts";
import { deskHeld } from "./desk/held.ts";
import { enquiriesHeld } from "./enquiries/held.ts";
import { hoursHeld } from "./hours/held.ts";
import { importsHeld } from "./imports/held.ts";
import { invoicesHeld } from "./invoices/held.ts";
import { membershipHeld } from "./membership/held.ts";
import { officeHeld } from "./office/held.ts";
import { plansHeld } from "./plans/held.ts";
import { quotesHeld } from "./quotes/held.ts";
import { templatesHeld } from "./templates/held.ts";
import { termsHeld } from "./terms/held.ts";
import { webhooksHeld } from "./webhooks/held.ts";

/** Every table, each as its room declares it. `firm` names nobody but staff; `trial` is empty on a live site. */
export const heldTables: HeldTable<RetentionRule | "firm" | "trial">[] = [
  ...platformHeld,
  ...accountsHeld,
  ...plansHeld,
  ...companiesHeld,
  ...termsHeld,
  ...membershipHeld,
  ...hoursHeld,
  ...invoicesHeld,
  ...applicationsHeld,
  ...quotesHeld,
  ...billingHeld,
  ...enquiriesHeld,
  ...deskHeld,
  ...calendarHeld,
  ...blogHeld,
  ...templatesHeld,
  ...webhooksHeld,
  ...importsHeld,
  ...officeHeld,
];
