import "../api-client/zod-without-eval.ts";
import { FormIsland } from "../islands/form-island.tsx";
import { ContactForm, type ContactFormProps } from "./contact-form.tsx";

export function ContactFormIsland(props: ContactFormProps) {
  return (
    <FormIsland>
      <ContactForm {...props} />
    </FormIsland>
  );
}
