import type { ReactNode } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { dollars } from "../../../content/dollars.ts";
import type { ReadableQuote } from "../../../domain/quotes/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { OrderMoney } from "../../quotes/order-money.tsx";
import { Failure } from "../../ui/failure.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { useHandOverFocus } from "../../ui/return-focus.ts";
import { CardDialog } from "../card-dialog.tsx";
import { useMemberMutation } from "../use-member-mutation.ts";
import { useReturnedCard } from "../use-returned-card.ts";
import { moneyHeading, ownQuotesQuery } from "./quotes-query.ts";

const lost = "We have no answer from the card provider. Press again: you are charged only once.";

const uncharged = "Nothing was charged. Try again, or use another card.";

const words: Partial<Record<string, (sum: string) => string>> = {
  due: (sum) => `The deposit of ${sum} is due.`,
  refused: (sum) => `Your card was declined for ${sum}, and nothing was charged. Use another card.`,
  bank: (sum) => `Your bank asks you to confirm the payment of ${sum}.`,
};

function PayWays({ children }: { children: ReactNode }) {
  return (
    <div ref={useHandOverFocus<HTMLDivElement>()} className="quote-pay">
      {children}
    </div>
  );
}

function PayByCard({ quote: { id, card, order } }: { quote: ReadableQuote }) {
  const queries = useQueryClient();
  const path = `/api/quotes/${id}`;
  const pay = (body: object) => request("POST", `${path}/deposit`, body);
  const payWith = async (setupIntentId: string) => void (await pay({ setupIntentId }));
  const returned = useReturnedCard({ take: payWith, unchanged: uncharged });
  const { mutate, isPending, error } = useMemberMutation({
    mutationFn: () => pay({}),
    onMutate: returned.reset,
    onSettled: () => queries.invalidateQueries({ queryKey: ownQuotesQuery.queryKey }),
  });
  const { state = "paid", dueCents = 0, payUrl = null } = order?.deposit ?? {};
  const say = words[state];
  if (!say) return null;
  return (
    <>
      <output>
        {say(dollars(dueCents))}
        {state === "due" && order?.status === "ordered" ? " We begin once it is paid." : null}
      </output>
      <FormProblem>{error ? failureText(error, lost) : null}</FormProblem>
      <Failure error={returned.error} otherwise={uncharged} />
      <PayWays>
        {state === "bank" && payUrl ? (
          <a className="button button-primary" href={payUrl}>
            Confirm with your bank
          </a>
        ) : null}
        {state === "due" && card ? (
          <button
            type="button"
            className="button button-primary"
            aria-disabled={isPending}
            onClick={() => mutate(undefined)}
          >
            {isPending ? "Paying..." : `Pay ${dollars(dueCents)} with ${card}`}
          </button>
        ) : null}
        <CardDialog
          quiet={state === "bank" || (state === "due" && card !== null)}
          title={state === "due" && !card ? "Pay with a card" : "Pay with another card"}
          path={`${path}/card`}
          onSaved={payWith}
          submit={{ idle: `Pay ${dollars(dueCents)}`, pending: "Paying..." }}
          unchanged={lost}
        />
      </PayWays>
    </>
  );
}

export function OwnDeposit({ quote }: { quote: ReadableQuote }) {
  const { order } = quote;
  if (!order) return null;
  return (
    <section className="quote-money" aria-labelledby={moneyHeading}>
      <h2 id={moneyHeading} tabIndex={-1} className="text-title-3">
        Payment
      </h2>
      <OrderMoney order={order} invoices="/dashboard/invoices" />
      {order.deposit?.by === "card" ? <PayByCard quote={quote} /> : null}
    </section>
  );
}
