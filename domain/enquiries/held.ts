import { isNotNull } from "drizzle-orm";
import { held } from "../../platform/held-table.ts";
import { contacts } from "./tables.ts";

export const enquiriesHeld = [
  held(contacts, {
    rule: "quarantine",
    forget: { since: contacts.createdAt, when: isNotNull(contacts.quarantinedBecause) },
    personal: {
      firstName: {},
      lastName: {},
      email: {},
      phone: {},
      company: {},
      interestedIn: {},
      message: {},
      cameBy: {},
      userId: {},
    },
    plain: ["id", "requestId"],
  }),
];
