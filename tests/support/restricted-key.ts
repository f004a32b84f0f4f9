import { readFileSync } from "node:fs";

/** As Stripe names them where a restricted key is made, by the first part of the address. */
const permissions: Record<string, string> = {
  customers: "Customers",
  setup_intents: "Setup Intents",
  payment_methods: "Payment Methods",
  products: "Products",
  prices: "Prices",
  subscriptions: "Subscriptions",
  invoices: "Invoices",
  invoiceitems: "Invoice Items",
  refunds: "Refunds",
  payment_intents: "Payment Intents",
  charges: "Charges",
  disputes: "Disputes",
  credit_notes: "Credit Notes",
  invoice_payments: "Invoice Payments",
};

const manual = new URL("../../docs/operating.md", import.meta.url);

const names = (list: string) => list.replaceAll(/ \([^)]*\)/g, "").split(/, | and /);

/** What operators are told to give: writing brings reading. */
function readGiven() {
  const text = readFileSync(manual, "utf8");
  const [, write = "", read = ""] =
    /A restricted key needs to write (.+?), and to read (.+?)\./.exec(text) ?? [];
  return { write: new Set(names(write)), read: new Set(names(read)) };
}

/** Of calls such as "POST /v1/refunds" those that such a key may not make. */
export function beyondRestrictedKey(asked: string[]): string[] {
  const given = readGiven();
  return [...new Set(asked)].filter((call) => {
    const [method = "", path = ""] = call.split(" ");
    const name = permissions[path.split("/")[2] ?? ""] ?? "";
    return !given.write.has(name) && !(method === "GET" && given.read.has(name));
  });
}
