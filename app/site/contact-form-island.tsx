import "../api-client/zod-without-eval.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { createQueryClient } from "../api-client/query-client.ts";
import { Toaster } from "../ui/toaster.tsx";
import { ContactForm, type ContactFormProps } from "./contact-form.tsx";

export function ContactFormIsland(props: ContactFormProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <ContactForm {...props} />
      <Toaster />
    </QueryClientProvider>
  );
}
