import { randomBytes } from "node:crypto";
import { and, desc, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import type { Queryable } from "../db/database.ts";
import { cardSandboxIntents as intents } from "../db/tables.ts";
import { CodedError } from "../errors.ts";
import { keyedHash } from "../keyed-hash.ts";
import type { Cards, SetupIntent } from "./cards.ts";

type SandboxOutcome = "saved" | "declined" | "authenticate";

/** Never sees a card number: the browser sends only what a test number stands for. */
export type SandboxCards = Cards & {
  /** @throws CodedError not_found for an intent that is not there, its secret wrong, or done with */
  confirm(id: string, clientSecret: string, outcome: SandboxOutcome): Promise<SetupIntent>;
  authenticate(id: string, clientSecret: string, approved: boolean): Promise<SetupIntent>;
};

type Row = typeof intents.$inferSelect;

/** As with a real provider, a card that waits for its bank may be replaced by another one. */
const open: Row["status"][] = ["requires_payment_method", "requires_action"];

const noCard = {
  status: "requires_payment_method",
  paymentMethodId: null,
  cardLast4: null,
} as const;

const cardOf = {
  saved: { status: "succeeded", cardLast4: "4242" },
  authenticate: { status: "requires_action", cardLast4: "3155" },
} as const;

const newId = (prefix: string) => `${prefix}_sandbox_${randomBytes(12).toString("hex")}`;

const unknown = () => new CodedError("not_found", "The card sandbox does not know this.");

export function openSandboxCards(db: Queryable, secret: string): SandboxCards {
  /** Derived when needed, so that no table holds it. */
  const clientSecretOf = (id: string) =>
    `${id}_secret_${keyedHash(secret, "card-sandbox", id).toString("hex").slice(0, 32)}`;

  const setupIntent = ({ cardLast4: last4, ...row }: Row): SetupIntent => ({
    ...row,
    card: last4 === null ? null : { brand: "visa", last4 },
    clientSecret: clientSecretOf(row.id),
  });

  async function requireIntent(id: string, clientSecret: string): Promise<Row> {
    const [row] = await db.select().from(intents).where(eq(intents.id, id));
    if (!row || clientSecret !== clientSecretOf(id)) throw unknown();
    return row;
  }

  async function change(
    { id, status }: { id: string; status?: Row["status"][] },
    set: Partial<Row>,
  ): Promise<SetupIntent> {
    const [row] = await db
      .update(intents)
      .set(set)
      .where(and(eq(intents.id, id), status && inArray(intents.status, status)))
      .returning();
    if (!row) throw unknown();
    return setupIntent(row);
  }

  return {
    browser: { provider: "sandbox" },
    async createSetupIntent({ planId, visitorKey }) {
      const id = newId("seti");
      const status = "requires_payment_method" as const;
      const [row] = await db.insert(intents).values({ id, status, planId, visitorKey }).returning();
      if (!row) throw new Error("The card sandbox kept nothing");
      return setupIntent(row);
    },
    async getSetupIntent(id) {
      const [row] = await db.select().from(intents).where(eq(intents.id, id));
      return row ? setupIntent(row) : null;
    },
    setCustomer: (id, customerId) => change({ id }, { customerId }),
    async attachCard(paymentMethodId, customerId) {
      await db
        .update(intents)
        .set({ customerId })
        .where(and(eq(intents.paymentMethodId, paymentMethodId), isNull(intents.customerId)));
    },
    async cancelSetupIntent(id) {
      await change({ id }, { status: "canceled" });
    },
    async createCustomer({ accountKey }) {
      return `cus_sandbox_${accountKey.slice(-12)}`;
    },
    async findCustomer() {
      return null;
    },
    async *listSetupIntents({ after, before }) {
      const rows = await db
        .select()
        .from(intents)
        .where(and(gt(intents.createdAt, after), lt(intents.createdAt, before)))
        .orderBy(desc(intents.createdAt));
      yield* rows.map(setupIntent);
    },
    async readEvent() {
      return null;
    },
    async confirm(id, clientSecret, outcome) {
      const known = await requireIntent(id, clientSecret);
      // Whoever lost the answer asks again.
      if (known.status === "succeeded") return setupIntent(known);
      return outcome === "declined"
        ? change({ id, status: open }, noCard)
        : change(
            { id, status: open },
            { ...cardOf[outcome], paymentMethodId: `pm_sandbox_${randomBytes(7).toString("hex")}` },
          );
    },
    async authenticate(id, clientSecret, approved) {
      await requireIntent(id, clientSecret);
      const where = { id, status: ["requires_action" as const] };
      return approved ? change(where, { status: "succeeded" }) : change(where, noCard);
    },
  };
}
