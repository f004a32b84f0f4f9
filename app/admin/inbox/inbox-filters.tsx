import { Link } from "react-router";
import { conversationKinds, statuses } from "../../../domain/desk/schema.ts";
import { useIsAlive } from "../../ui/use-is-alive.ts";
import type { Change } from "../../use-address.ts";
import { ListFilter, ListSearch } from "../lists/list-tools.tsx";
import { useStaffOptions } from "../work/use-staff.ts";
import { type InboxView, isChosen, tabs } from "./inbox-view.ts";
import { kindWords, statusWords } from "./status-words.ts";

type Props = { view: InboxView; change: Change; params: URLSearchParams };

function addressOf(params: URLSearchParams, parts: Record<string, string | null>): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(parts)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}

export function InboxFilters({ view, change, params }: Props) {
  const assignees = [
    { value: "", label: "Anybody" },
    { value: "me", label: "Me" },
    { value: "none", label: "Nobody" },
    ...useStaffOptions(),
  ];
  const isAlive = useIsAlive();
  return (
    <>
      <nav className="tabs" aria-label="Views of the inbox">
        {tabs.map((tab) => (
          <Link
            key={tab.label}
            className="tab"
            to={addressOf(params, tab.parts)}
            aria-current={isChosen(view, tab) ? "page" : undefined}
            preventScrollReset
          >
            {tab.label}
          </Link>
        ))}
      </nav>
      <div className="list-tools inbox-tools" inert={!isAlive}>
        <ListSearch label="Search the inbox" words={view.q} change={change} />
        <ListFilter
          label="Who"
          value={view.assignee}
          options={assignees}
          unlisted="Somebody"
          onChoose={(assignee) => change({ assignee, page: null })}
        />
        <ListFilter
          label="Kind"
          value={view.kind}
          options={[
            { value: "", label: "Any kind" },
            ...conversationKinds.map((value) => ({ value, label: `${kindWords[value]}s` })),
          ]}
          onChoose={(kind) => change({ kind, page: null })}
        />
        <ListFilter
          label="Status"
          value={view.status}
          options={[
            { value: "", label: "Active" },
            { value: "any", label: "Any" },
            ...statuses.map((value) => ({ value, label: statusWords[value] })),
          ]}
          onChoose={(status) => change({ status, page: null })}
        />
      </div>
    </>
  );
}
