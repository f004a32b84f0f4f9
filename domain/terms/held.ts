import { held } from "../../platform/held-table.ts";
import { termsAcceptances } from "./tables.ts";

const agreed = "That its company agreed.";

export const termsHeld = [
  held(termsAcceptances, {
    rule: "payments",
    personal: { userId: {}, email: {}, name: {}, agreedAt: { kept: agreed } },
    plain: ["version", "hash"],
  }),
];
