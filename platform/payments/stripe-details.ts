import type { Stripe } from "stripe";
import type { KeepDetails } from "./customer-details.ts";
import { translateStripeErrors as told } from "./stripe-errors.ts";

/** The number first, since it alone can be refused; the one it replaces goes last. */
export function keepDetailsAt(stripe: Stripe): KeepDetails {
  return (customerId, { name, taxIdType: type, taxId: value, postalCode, ...address }) =>
    told(async () => {
      const { data: known } = await stripe.customers.listTaxIds(customerId, { limit: 100 });
      const kept = known.find((one) => one.type === type && one.value === value);
      if (value && !kept) await stripe.customers.createTaxId(customerId, { type, value });
      await stripe.customers.update(customerId, {
        name,
        address: address.line1 ? { ...address, postal_code: postalCode } : "",
      });
      for (const { id } of known)
        if (id !== kept?.id) await stripe.customers.deleteTaxId(customerId, id);
    });
}
