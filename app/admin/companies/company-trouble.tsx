import { useQuery } from "@tanstack/react-query";
import { civilDay } from "../../../content/civil-day.ts";
import { counted } from "../../../content/counted.ts";
import { dollars } from "../../../content/dollars.ts";
import { firmDay } from "../../../content/firm-day.ts";
import { unbroken } from "../../../content/unbroken.ts";
import type { BilledInvoice } from "../../../domain/invoices/schema.ts";
import { officeDoor, planQuery } from "../../plan/plan-door.ts";
import { companyParts } from "./company-parts.ts";
import { providerQuery } from "./provider-query.ts";

type Trouble = { key: string; what: string; todo: string; href: string; place: string };

const ofInvoices = { href: `#${companyParts.invoices}`, place: "Invoices" };

function troubleOf(invoice: BilledInvoice): Trouble[] {
  const { id, number, cents, status, page, dueDate, dispute, evidenceDue, settledOn } = invoice;
  const about = `${number}, ${dollars(cents)}`;
  const told = (what: string, todo: string) => [{ key: id, what, todo, ...ofInvoices }];
  if (dispute === "open")
    return told(
      "Disputed at the bank",
      `${about}. Send evidence at Stripe${evidenceDue ? ` by ${unbroken(firmDay(evidenceDue))}` : ""}.`,
    );
  if (dispute === "lost" && !settledOn)
    return told(
      "Reversed by the bank after a dispute",
      `${about}. Agree how they pay it, then mark it settled.`,
    );
  return page && status === "overdue" && dueDate
    ? told("Overdue", `${about}, was due ${unbroken(civilDay(dueDate))}.`)
    : [];
}

export function CompanyTrouble({ id }: { id: string }) {
  const { data: billing } = useQuery(planQuery(officeDoor(id)));
  const { data: check } = useQuery(providerQuery(id));
  const open = check?.differences.filter(({ repaired }) => !repaired).length ?? 0;
  const differs = {
    key: "provider",
    what: "Stripe says something else",
    todo: `${counted(open, "difference")} to set right, here or there.`,
    href: `#${companyParts.provider}`,
    place: "What Stripe says",
  };
  const troubles = [
    ...(billing?.invoices.flatMap(troubleOf) ?? []),
    ...(open > 0 ? [differs] : []),
  ];
  if (troubles.length === 0) return null;
  return (
    <ul className="company-troubles" aria-label="What needs a person">
      {troubles.map(({ key, what, todo, href, place }) => (
        <li key={key} className="company-open" data-trouble="true">
          <p>
            <strong>{what}</strong>: {todo}
          </p>
          <a className="link" href={href}>
            {place}
          </a>
        </li>
      ))}
    </ul>
  );
}
