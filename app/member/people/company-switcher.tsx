import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, ChevronDown } from "lucide-react";
import { type OwnCompany, seatRoleWords } from "../../../domain/companies/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useAddressPart } from "../../use-address.ts";
import { switchDialog } from "../places.ts";
import { sayFailure, unchanged } from "../settings/say-failure.ts";
import { useMemberMutation } from "../use-member-mutation.ts";
import { companiesQuery } from "./people-queries.ts";

export function CompanySwitcher() {
  const { data } = useQuery(companiesQuery);
  const [open, setOpen] = useAddressPart("open");
  const companies = data?.companies ?? [];
  const shown = companies.find(({ inView }) => inView);
  if (!shown || companies.length < 2) return null;
  return (
    <>
      <button
        type="button"
        className="company-switcher"
        aria-haspopup="dialog"
        onClick={() => setOpen(switchDialog)}
      >
        <span className="sr-only">Switch company, now </span>
        <span className="company-switcher-name">{shown.name}</span>
        <Icon of={ChevronDown} className="icon-chevron" />
      </button>
      {open === switchDialog ? (
        <SwitchDialog companies={companies} onClose={() => setOpen(null)} />
      ) : null}
    </>
  );
}

function SwitchDialog({ companies, onClose }: { companies: OwnCompany[]; onClose: () => void }) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMemberMutation({
    mutationFn: ({ id: companyId }: OwnCompany) =>
      request("PUT", "/api/companies/in-view", { companyId }),
    // Plan and hours are the company’s, so all that is shown is asked for again.
    onSuccess: async (_, { name }) => {
      await queries.invalidateQueries();
      toast({ title: `You now see ${name}` });
      onClose();
    },
    onError: sayFailure("The company was not changed"),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || isPending || onClose()}
      title="Switch company"
      description="Plan, hours and people are shown for the one you choose, until you choose another."
    >
      <ul className="company-list">
        {companies.map((company) => (
          <li key={company.id}>
            <button
              type="button"
              aria-current={company.inView || undefined}
              aria-disabled={isPending}
              onClick={() => (company.inView ? onClose() : mutate(company))}
            >
              <span>
                <strong>{company.name}</strong>
                <span className="hint">{seatRoleWords[company.role].label}</span>
              </span>
              {company.inView ? <Icon of={Check} /> : null}
            </button>
          </li>
        ))}
      </ul>
      <FormProblem>{error ? failureText(error, unchanged) : ""}</FormProblem>
    </Dialog>
  );
}
