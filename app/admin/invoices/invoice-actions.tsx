import { useState } from "react";
import { dollars } from "../../../content/dollars.ts";
import type { ListedInvoice } from "../../../domain/invoices/schema.ts";
import { noAnswer } from "../../api-client/failure-text.ts";
import { Failure } from "../../ui/failure.tsx";
import { RowButton } from "../lists/row-button.tsx";
import { TextDialog } from "../work/text-dialog.tsx";
import { MarkPaid } from "./mark-paid.tsx";
import { useInvoiceStep } from "./use-invoice-step.ts";

type Asked = "payment" | "void" | null;

export function InvoiceActions({ invoice }: { invoice: ListedInvoice }) {
  const [asked, setAsked] = useState<Asked>(null);
  const { status, number, company, cents } = invoice;
  const about = `${number}, ${company}`;
  const unpay = useInvoiceStep(invoice, {
    method: "DELETE",
    path: "payment",
    done: "Payment taken back",
  });
  const voiding = useInvoiceStep(invoice, { method: "POST", path: "void", done: "Voided" });
  const isOpen = status === "open" || status === "overdue";
  const toggle = (which: Asked) => (open: boolean) => setAsked(open ? which : null);
  return (
    <>
      <div className="row-actions">
        {isOpen ? (
          <>
            <RowButton
              label="Mark as paid"
              kind="primary"
              about={about}
              onPress={() => setAsked("payment")}
            />
            <RowButton label="Void" about={about} onPress={() => setAsked("void")} />
          </>
        ) : null}
        {status === "paid" && cents > 0 ? (
          <RowButton
            label={unpay.isPending ? "Taking back..." : "Take payment back"}
            about={about}
            onPress={() => unpay.mutate(undefined)}
          />
        ) : null}
        <MarkPaid invoice={invoice} open={asked === "payment"} onOpenChange={toggle("payment")} />
        <TextDialog
          open={asked === "void"}
          onOpenChange={toggle("void")}
          title={`Void ${number}?`}
          description={`${company} no longer owes ${dollars(cents)}. This cannot be undone: the number stays taken, and nothing on it is billed again by itself.`}
          label="Why? The company can read this"
          confirm="Void this invoice"
          danger
          pending={voiding.isPending}
          error={voiding.error}
          onConfirm={(reason) => voiding.mutate({ reason }, { onSuccess: () => setAsked(null) })}
        />
      </div>
      <Failure error={unpay.error} otherwise={noAnswer} />
    </>
  );
}
