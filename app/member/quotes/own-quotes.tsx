import { useQuery } from "@tanstack/react-query";
import { dollars } from "../../../content/dollars.ts";
import { quoteWords, sayStage } from "../../quotes/quote-words.ts";
import { SettingsSection } from "../settings/settings-section.tsx";
import { ownQuotesQuery } from "./quotes-query.ts";

export function OwnQuotes() {
  const { data } = useQuery(ownQuotesQuery);
  if (!data || data.length === 0) return null;
  return (
    <SettingsSection
      id="quotes"
      heading="Quotes"
      text="What we have quoted apart from your plan, and what became of it."
    >
      <ul className="settings-rows">
        {data.map(({ id, title, total, status, order }) => (
          <li key={id} className="settings-row">
            <div>
              <a className="link" href={`/dashboard/quotes/${id}`}>
                {title}
              </a>
              <p>{dollars(total)}</p>
            </div>
            <span>{order ? sayStage(order) : quoteWords[status]}</span>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
