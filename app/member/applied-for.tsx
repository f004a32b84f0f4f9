import { firm } from "../../content/firm.ts";
import type { PendingApplication } from "../../domain/applications/schema.ts";
import { PromisedCall } from "./promised-call.tsx";
import { Standing } from "./standing.tsx";

const unpaid = {
  charging: "Your card is being charged. This can take a few minutes.",
  refused: "Your card was declined. The membership begins with its first payment.",
  bank: "Your bank asks you to confirm the payment. The membership begins with it.",
  over: "The first payment was not completed, so nothing was charged and the membership has not begun.",
};

const ways = {
  refused: "Use another card, or pay the invoice",
  bank: "Confirm the payment",
  over: "Pay now, with this card or another one",
};

function Unpaid({ plan, charge }: { plan: string; charge: keyof typeof unpaid }) {
  return (
    <div className="ready">
      <div>
        <Standing status={charge === "charging" ? "charging" : "past_due"} />
        <h3 className="text-title-3">{plan} is not paid for yet</h3>
        <p>{unpaid[charge]}</p>
        {charge === "charging" ? null : (
          <p>
            <a className="link" href="/dashboard/billing">
              {ways[charge]}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

export function AppliedFor({ application }: { application: PendingApplication }) {
  const { kind, plan, name, phone, charge } = application;
  if (charge) return <Unpaid plan={plan} charge={charge} />;
  return (
    <div className="ready">
      <div>
        <Standing status="pending" />
        <h3 className="text-title-3">You chose {plan}</h3>
        <p>
          <PromisedCall {...application} />
          {kind === "signup" ? "; your card is charged only after we have spoken." : "."}
        </p>
        <p>
          We ask for {name}
          {phone ? (
            <>
              {" "}
              at <span className="nowrap">{phone}</span>
            </>
          ) : null}
          . If that is not right, or you would rather not wait, call{" "}
          <a className="link nowrap" href={firm.phoneHref}>
            {firm.phone}
          </a>
          .
        </p>
      </div>
    </div>
  );
}
