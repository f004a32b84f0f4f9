import { ArrowRight } from "lucide-react";
import { Icon } from "../ui/icon.tsx";
import { dollars } from "../../content/dollars.ts";
import { type Tool, tools } from "../../content/tools.ts";

const listed: Tool["id"][] = ["apma", "crm-analyzer", "roi-calculator"];

export function ToolsCard({ isFree }: { isFree: boolean }) {
  return (
    <section className="member-tools" aria-labelledby="tools">
      <h2 id="tools" className="text-title-2">
        Productivity tools
      </h2>
      <ul>
        {tools
          .filter(({ id }) => listed.includes(id))
          .map(({ id, name, takes, gives, pricePerUse, comingSoon }) => (
            <li key={id}>
              <div>
                <h3>{name}</h3>
                <p>
                  {takes} in, {gives.charAt(0).toLowerCase() + gives.slice(1)} out.
                  {pricePerUse && comingSoon ? " Not open yet: see what it will do." : null}
                </p>
              </div>
              {pricePerUse ? (
                <a className="button button-quiet" href={`/tools#${id}`}>
                  {isFree ? `Use (${dollars(pricePerUse)})` : "Access Tool"}
                </a>
              ) : (
                <span className="badge badge-secondary">Coming Soon</span>
              )}
            </li>
          ))}
      </ul>
      <a className="all-tools" href="/tools">
        <span>View All Tools</span>
        <span className="badge badge-secondary">{isFree ? "6 Available" : "Unlimited Access"}</span>
        <Icon of={ArrowRight} />
      </a>
    </section>
  );
}
