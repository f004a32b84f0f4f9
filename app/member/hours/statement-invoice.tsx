import { queryOptions, useQuery } from "@tanstack/react-query";
import type { StatementInvoice } from "../../../domain/invoices/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";
import { statementQuery } from "./hours-query.ts";

const query = (id: string) =>
  queryOptions({
    queryKey: [...statementQuery(id).queryKey, "invoice"],
    queryFn: fetchByKey<StatementInvoice>("throw"),
  });

/** For whoever may see invoices, where its overage has been billed. */
export function OnInvoice({ statementId }: { statementId: string }) {
  const invoice = useQuery(query(statementId)).data?.invoice;
  return invoice ? (
    <p className="shell statement-part">
      The hours beyond your plan are on{" "}
      <a className="link" href={invoice.href}>
        invoice {invoice.number}
      </a>
      .
    </p>
  ) : null;
}
