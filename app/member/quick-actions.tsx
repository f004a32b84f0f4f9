import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Icon } from "../ui/icon.tsx";
import { memberTopics } from "../../domain/enquiries/schema.ts";
import { EnquiryDialog, type Topic } from "./enquiry-dialog.tsx";
import { companiesQuery } from "./people/people-queries.ts";
import { useAddressPart } from "../use-address.ts";
import { useOtherCompany, wordsStay } from "./use-other-company.ts";

const topics = Object.keys(memberTopics) as Topic[];

export function QuickActions({ children }: { children: ReactNode }) {
  const [write, setWrite] = useAddressPart("write");
  const topic = topics.find((one) => one === write) ?? null;
  const [isSent, setSent] = useState(false);
  const { data, isPending } = useQuery(companiesQuery);
  const shown = data?.companies.find(({ inView }) => inView);
  const role = shown?.role;
  useOtherCompany(shown?.id, wordsStay);
  const mayAsk = role !== "billing" && role !== "viewer";
  return (
    <section className="quick" aria-labelledby="quick">
      <h2 id="quick" className="text-title-2">
        Quick Actions
      </h2>
      <ul>
        {mayAsk ? (
          <li>
            <a href="/dashboard/requests/new">
              Get help
              <Icon of={ArrowRight} />
            </a>
          </li>
        ) : null}
        {topics.map((one) => (
          <li key={one}>
            <button type="button" onClick={() => setWrite(one)}>
              {memberTopics[one]}
              <Icon of={ArrowRight} />
            </button>
          </li>
        ))}
        <li>
          <a href="/contact?about=quote" target="_blank" rel="noreferrer">
            <span>
              Get CRM Quote <span className="hint">opens in a new tab</span>
            </span>
            <Icon of={ArrowRight} />
          </a>
        </li>
        <li>
          <a href="/dashboard/requests">
            <span>
              Your requests
              <output className="hint">
                {isSent ? "Your message is there, and so will our answer be" : null}
              </output>
            </span>
            <Icon of={ArrowRight} />
          </a>
        </li>
      </ul>
      {children}
      {topic && !isPending ? (
        <EnquiryDialog
          key={`${topic} ${shown?.id}`}
          topic={topic}
          companyId={shown?.id}
          onSent={() => setSent(true)}
          onClose={() => setWrite(null)}
        />
      ) : null}
    </section>
  );
}
