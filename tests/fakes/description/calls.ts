import { fileOf, find, sourceOf } from "./declarations.ts";
import { type Problem, problemWith } from "./problem-with.ts";
import { parseType, tokensOf, type Type } from "./parse-type.ts";

const resources = [
  "Charges",
  "CreditNotes",
  "Customers",
  "Disputes",
  "Events",
  "InvoiceItems",
  "InvoicePayments",
  "Invoices",
  "PaymentIntents",
  "PaymentMethods",
  "Prices",
  "Products",
  "Refunds",
  "SetupIntents",
  "Subscriptions",
];

type Call = { path: string; params: Type | undefined; answer: Type };

const method = /^ {4}(\w+)\([^)]*\) \{\s*return this\._makeRequest\('(\w+)', ['`]([^'`]*)['`]/gm;

const typeIn = (text: string | undefined) => (text ? parseType(tokensOf(text)) : undefined);

function callsOf(resource: string): [string, Call][] {
  const path = `resources/${resource}.d.ts`;
  const { text } = fileOf(path);
  return [...sourceOf(`resources/${resource}.js`).matchAll(method)].flatMap(
    ([, name = "", verb = "", url = ""]): [string, Call][] => {
      const said = new RegExp(
        `^ {4}${name}\\((?:.*?params\\??: (\\w+))?.*\\): (?:Promise<Response<(.*)>>|Api\\w+<(.*)>);$`,
        "m",
      ).exec(text);
      const one = typeIn(said?.[2]);
      const many = typeIn(said?.[3]);
      const answer = one ?? (many && { kind: "named" as const, name: "ApiList", of: [many] });
      if (!answer) return [];
      const asked = `${verb} ${url.replaceAll(/\$\{[^}]*\}/g, ":id")}`;
      return [[asked, { path, params: typeIn(said?.[1]), answer }]];
    },
  );
}

const calls = new Map(resources.flatMap(callsOf));

export function problemWithParams(name: string, params: object): Problem | undefined {
  const call = calls.get(name);
  if (!call) return { at: name, says: "is no call of the provider" };
  if (!call.params)
    return Object.keys(params).length > 0 ? { at: name, says: "takes nothing" } : undefined;
  return problemWith(call.params, params, { path: call.path, scope: "", at: "" }, "form");
}

export function problemWithAnswer(name: string, body: unknown): Problem | undefined {
  const call = calls.get(name);
  if (!call) return { at: name, says: "is no call of the provider" };
  return problemWith(call.answer, body, { path: call.path, scope: "", at: "" }, "wire");
}

/** What a payment keeps of its last error is what an answer says of one: one schema describes both. */
export function problemWithError(body: unknown): Problem | undefined {
  const shape: Type = {
    kind: "object",
    shape: {
      fields: {
        error: {
          optional: false,
          type: { kind: "named", name: "PaymentIntent.LastPaymentError", of: [] },
        },
      },
    },
  };
  return problemWith(
    shape,
    body,
    { path: "resources/PaymentIntents.d.ts", scope: "", at: "" },
    "wire",
  );
}

const kinds: Record<string, [resource: string, type: string]> = {
  charge: ["Charges", "Charge"],
  credit_note: ["CreditNotes", "CreditNote"],
  customer: ["Customers", "Customer"],
  dispute: ["Disputes", "Dispute"],
  invoice: ["Invoices", "Invoice"],
  invoice_payment: ["InvoicePayments", "InvoicePayment"],
  invoiceitem: ["InvoiceItems", "InvoiceItem"],
  payment_intent: ["PaymentIntents", "PaymentIntent"],
  payment_method: ["PaymentMethods", "PaymentMethod"],
  price: ["Prices", "Price"],
  product: ["Products", "Product"],
  refund: ["Refunds", "Refund"],
  setup_intent: ["SetupIntents", "SetupIntent"],
  subscription: ["Subscriptions", "Subscription"],
  tax_id: ["TaxIds", "TaxId"],
};

/** Events are described one by one, so what they all have and what they are about are looked at apart. */
export function problemWithEvent(event: { data: { object: { object: string } }; type: string }) {
  const path = "resources/Events.d.ts";
  const { data, ...frame } = event;
  const known = kinds[data.object.object];
  if (!known) return { at: event.type, says: "is about nothing that is described" };
  const about = `resources/${known[0]}.d.ts`;
  const found = find(about, "", known[1]);
  if (!found) return { at: event.type, says: "is about nothing that is described" };
  return (
    problemWith(
      { kind: "named", name: "EventBase", of: [] },
      { ...frame, data: { object: {} } },
      { path, scope: "", at: "" },
      "wire",
    ) ?? problemWith(found.type, data.object, { ...found, at: event.type }, "wire")
  );
}
