import { CodedError } from "../errors.ts";

/** The provider says that there can be no such number: nothing has changed. */
export class TaxIdRefused extends CodedError {
  override name = "TaxIdRefused";
}

/** What the provider prints on its invoices. Empty texts where there is none. */
type CustomerDetails = {
  name: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  taxIdType: string;
  taxId: string;
};

/** The whole wanted state, so a repeat changes nothing. May throw CodedError unavailable. @throws TaxIdRefused */
export type KeepDetails = (customerId: string, details: CustomerDetails) => Promise<void>;
