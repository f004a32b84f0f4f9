import { useQuery } from "@tanstack/react-query";
import type { CompanyPage } from "../../../../domain/office/schema.ts";
import { fetchByKey } from "../../../api-client/query-client.ts";
import { companiesPath } from "../../companies/companies-path.ts";
import { billed } from "./billed.ts";
import { foreseeOverage } from "./foresee-overage.ts";

type Props = { companyId: string; minutes: number | null; date: string };

export function OverageNotice({ companyId, minutes, date }: Props) {
  const { data } = useQuery({
    queryKey: [`${companiesPath}/${companyId}`],
    queryFn: fetchByKey<CompanyPage>("throw"),
    enabled: companyId !== "",
    staleTime: 0,
  });
  const foreseen = data && minutes !== null ? foreseeOverage(data, billed(minutes), date) : null;
  return (
    <output className="overage-place">
      {foreseen ? (
        <span className="overage" data-needs-yes={foreseen.needsYes}>
          {foreseen.text}
        </span>
      ) : null}
    </output>
  );
}
