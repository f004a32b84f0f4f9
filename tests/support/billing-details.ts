import type { TestApp } from "./app.ts";

export const details = {
  line1: "12 Loom Lane",
  line2: "",
  city: "London",
  state: "",
  postalCode: "N1 7AA",
  country: "GB",
  taxIdType: "gb_vat",
  taxId: "GB123456789",
};

/** What the provider prints on a customer's invoices. */
export async function atProvider(
  { services: { stripe } }: Pick<TestApp, "services">,
  customerId: string,
) {
  const { data } = await stripe.customers.listTaxIds(customerId);
  return {
    customer: await stripe.customers.retrieve(customerId),
    taxIds: data.map(({ type, value }) => [type, value]),
  };
}
