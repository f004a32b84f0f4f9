import { useQueryClient } from "@tanstack/react-query";
import type { ListedInvoice } from "../../../domain/invoices/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { noAnswer } from "../../api-client/failure-text.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { invoicePath } from "../../plan/invoice-query.ts";
import { toastFailure } from "../../ui/toast-failure.ts";
import { toast } from "../../ui/toast-store.ts";
import { companiesPath } from "../companies/companies-path.ts";
import { invoicesPath } from "./invoices-path.ts";

type Step = { method: "POST" | "DELETE"; path: "payment" | "void"; done: string };

/** What lists show is read again, after a refusal too: somebody else may have been faster. */
export function useInvoiceStep({ id, number, company }: ListedInvoice, step: Step) {
  const queries = useQueryClient();
  return useSingleMutation<unknown, object | undefined>({
    mutationFn: (body) => request(step.method, `${invoicesPath}/${id}/${step.path}`, body),
    onSuccess: () => toast({ title: step.done, description: `${number}, ${company}` }),
    onError: (error) => toastFailure("The invoice was not changed", error, noAnswer),
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) =>
          [invoicesPath, invoicePath, "/api/admin/today"].includes(String(path)) ||
          String(path).startsWith(companiesPath),
      }),
  });
}
