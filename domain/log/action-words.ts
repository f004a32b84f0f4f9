import { type AuditAction, auditActions } from "../../platform/audit-actions.ts";
import type { Says } from "./about.ts";
import type { LogKind } from "./schema.ts";
import { accessWords } from "./words/access.ts";
import { accountWords } from "./words/accounts.ts";
import { applicationWords } from "./words/applications.ts";
import { companyWords } from "./words/companies.ts";
import { deskWords } from "./words/desk.ts";
import { invoiceWords } from "./words/invoices.ts";
import { membershipWords } from "./words/memberships.ts";
import { officeWords } from "./words/office.ts";
import { postWords } from "./words/posts.ts";
import { quoteWords } from "./words/quotes.ts";
import { webhookWords } from "./words/webhooks.ts";
import { workWords } from "./words/work.ts";

const byKind = {
  companies: companyWords,
  access: accessWords,
  memberships: membershipWords,
  work: workWords,
  invoices: invoiceWords,
  quotes: quoteWords,
  desk: deskWords,
  applications: applicationWords,
  posts: postWords,
  accounts: accountWords,
  webhooks: webhookWords,
  office: officeWords,
} satisfies Record<LogKind, Partial<Record<AuditAction, Says>>>;

export const actionWords: Record<AuditAction, Says> = {
  ...byKind.companies,
  ...byKind.access,
  ...byKind.memberships,
  ...byKind.work,
  ...byKind.invoices,
  ...byKind.quotes,
  ...byKind.desk,
  ...byKind.applications,
  ...byKind.posts,
  ...byKind.accounts,
  ...byKind.webhooks,
  ...byKind.office,
};

export const actionsOf = (kind: LogKind): AuditAction[] =>
  auditActions.filter((action) => action in byKind[kind]);
