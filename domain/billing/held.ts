import { isNotNull } from "drizzle-orm";
import { held } from "../../platform/held-table.ts";
import * as charging from "./charging/tables.ts";
import { providerChecks } from "./comparison/tables.ts";
import { overageCharges } from "./overage/tables.ts";
import { cardRefunds, cardReturns } from "./refunds/tables.ts";
import * as tables from "./tables.ts";

const record = "A record of a payment.";
const reference = "The card provider’s number.";
const draft = "What was typed is in the signup that it became.";

export const billingHeld = [
  held(tables.membershipSignups, {
    rule: "payments",
    personal: {
      firstName: { kept: record },
      lastName: { kept: record },
      email: { kept: record },
      phone: { kept: record },
      company: { kept: record },
      price: { kept: record },
      customerId: { leftOut: reference, kept: record },
      paymentMethodId: { leftOut: reference, kept: record },
      cardBrand: { kept: record },
      cardLast4: { kept: record },
      setupIntentId: { leftOut: reference, kept: record },
      cameBy: {},
      decisionNote: { kept: record },
      termsAgreedAt: { kept: record },
    },
    plain: ["id", "planId", "termsVersion", "termsHash", "confirmedAt", "appliedAt"],
  }),
  held(tables.signupDrafts, {
    rule: "signupForms",
    forget: {
      since: tables.signupDrafts.finishedAt,
      when: isNotNull(tables.signupDrafts.finishedAt),
    },
    personal: { forms: { leftOut: draft } },
    plain: ["setupIntentId", "visitorId", "planId", "finishedAt"],
  }),
  held(tables.cardCustomers, {
    rule: "payments",
    personal: {
      email: { kept: record },
      userId: {},
      setupIntentId: { leftOut: reference, kept: record },
      customerId: { leftOut: reference, kept: record },
    },
  }),
  held(tables.toolTransactions, {
    rule: "account",
    personal: {
      userId: {},
      toolId: { leftOut: "The export has the tool’s name." },
      toolName: {},
      amount: {},
      status: {},
      paymentIntentId: { leftOut: reference },
    },
    plain: ["id"],
  }),
  held(charging.subscriptions, {
    rule: "payments",
    plain: [
      "planId",
      "customerId",
      "paymentMethodId",
      "providerId",
      "itemId",
      "cardBrand",
      "cardLast4",
      "expiryTold",
      "upgrade",
    ],
  }),
  held(charging.invoices, {
    rule: "payments",
    plain: [
      "providerId",
      "number",
      "reason",
      "cardBrand",
      "cardLast4",
      "disputeStatus",
      "disputeSettlement",
      "pdfUrl",
      "hostedUrl",
      "told",
    ],
  }),
  held(charging.cardSetups, {
    rule: "payments",
    personal: { openedBy: { leftOut: "Who opened the form; its card is the company’s." } },
    plain: ["setupIntentId", "customerId", "finishedAt"],
  }),
  held(charging.providerReadings, { rule: "payments", plain: ["objectId"] }),
  held(charging.providerEvents, {
    rule: "providerEvents",
    forget: { since: charging.providerEvents.createdAt },
    plain: ["id", "type", "objectId"],
  }),
  held(providerChecks, { rule: "payments", plain: ["facts", "differences"] }),
  held(overageCharges, { rule: "payments", plain: ["itemId", "ownInvoiceId"] }),
  held(cardRefunds, {
    rule: "payments",
    personal: { askedBy: { leftOut: "Of staff: which of them gave it." } },
    plain: ["cents", "reason", "providerId"],
  }),
  held(cardReturns, { rule: "payments" }),
];
