import { X } from "lucide-react";
import { actorWords, type LoggedEntry, logKindWords } from "../../../domain/log/schema.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Change } from "../../use-address.ts";
import { DayRange } from "../lists/day-filter.tsx";
import { ListFilter, ListSearch, type Option } from "../lists/list-tools.tsx";
import type { List } from "../lists/use-list.ts";
import { CompanyFilter } from "../work/company-filter.tsx";
import { useStaffOptions } from "../work/use-staff.ts";
import type { LogView } from "./log-view.ts";

const options = (words: Record<string, string>): Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** What an address asked for and no list here chooses. */
function Only({ what, onAll }: { what: string; onAll: () => void }) {
  return (
    <button type="button" className="button button-quiet" onClick={onAll}>
      Only about {what}
      <Icon of={X} />
      <span className="sr-only">: show everything</span>
    </button>
  );
}

type Props = {
  view: LogView;
  list: List<LoggedEntry>;
  change: Change;
};

export function LogFilters({ view, list, change }: Props) {
  const people = [{ value: "", label: "Anybody" }, ...useStaffOptions(), ...options(actorWords)];
  const only = (name: "personId" | "conversationId") => change({ [name]: null, page: null });
  const about = list.data?.rows.find(({ person }) => person?.id === view.personId);
  return (
    <div className="list-tools wide-tools">
      <ListSearch label="Search the log" words={view.q} change={change} />
      <CompanyFilter id={view.companyId} change={change} />
      <ListFilter
        label="Who"
        value={view.who}
        options={people}
        unlisted="Somebody else"
        onChoose={(who) => change({ who, page: null })}
      />
      <ListFilter
        label="About"
        value={view.kind}
        options={[{ value: "", label: "Anything" }, ...options(logKindWords)]}
        onChoose={(kind) => change({ kind, page: null })}
      />
      <DayRange from={view.from} to={view.to} change={change} />
      {view.personId === "" ? null : (
        <Only what={about?.person?.name ?? "one person"} onAll={() => only("personId")} />
      )}
      {view.conversationId === "" ? null : (
        <Only what="one conversation" onAll={() => only("conversationId")} />
      )}
    </div>
  );
}
