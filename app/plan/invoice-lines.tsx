import { dollarsAlike } from "../../content/dollars.ts";
import type { InvoiceSnapshot } from "../../domain/invoices/schema.ts";

export function InvoiceLines({ lines, cents }: Pick<InvoiceSnapshot, "lines" | "cents">) {
  const say = dollarsAlike([cents, ...lines.map((line) => line.cents)]);
  return (
    <table className="invoice-lines">
      <caption className="sr-only">Lines of this invoice</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ text, detail, cents, periodId, statementId }) => (
          <tr key={periodId ?? statementId ?? text}>
            <th scope="row">
              {text}
              {detail ? <span>{detail}</span> : null}
              {statementId ? (
                <a className="link" href={`/dashboard/statements/${statementId}`}>
                  See the work behind it
                </a>
              ) : null}
            </th>
            <td>{say(cents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{say(cents)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
