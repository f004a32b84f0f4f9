import { held } from "../../platform/held-table.ts";
import { orders, quotes, quoteVersions } from "./tables.ts";

export const quotesHeld = [
  held(quotes, {
    rule: "payments",
    personal: {
      acceptedBy: {},
      acceptedName: {},
      acceptedAt: { kept: "That its company accepted." },
    },
    plain: [
      "version",
      "title",
      "lines",
      "discountPercent",
      "depositPercent",
      "expiresOn",
      "terms",
      "hash",
      "sentAt",
      "declinedAt",
      "declinedBecause",
    ],
  }),
  held(quoteVersions, { rule: "payments", plain: ["text", "hash"] }),
  held(orders, { rule: "payments", plain: ["notes", "customerId", "cardInvoiceId"] }),
];
