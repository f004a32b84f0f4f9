import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMatch } from "react-router";
import type { CompanyPage } from "../../../../domain/office/schema.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { companiesPath } from "../../companies/companies-path.ts";
import { NotLoaded } from "../../../ui/cannot-load.tsx";
import { useShortcut } from "../../frame/use-shortcut.ts";
import { TimerStrip } from "../timer-strip.tsx";
import { timerQuery } from "../timer-query.ts";
import { LogForm } from "./log-form.tsx";
import { closeLog, openLog, useLogDraft } from "./log-state.ts";

function useOpenCompany() {
  const queries = useQueryClient();
  const id = useMatch("/admin/companies/:id")?.params["id"];
  return () => queries.getQueryData<CompanyPage>([`${companiesPath}/${id}`]) ?? null;
}

export function LogWork() {
  const draft = useLogDraft();
  const openCompany = useOpenCompany();
  const query = useQuery(timerQuery);
  const { data } = query;
  useShortcut("l", "Log work", () => openLog({ company: openCompany() }));
  return (
    <>
      {data?.timer ? <TimerStrip key={data.timer.startedAt} timer={data.timer} /> : null}
      <Dialog
        open={draft !== null}
        onOpenChange={(open) => open || closeLog()}
        title={draft?.id ? "Correct and log again" : "Log work"}
        size="wide"
      >
        {draft && data ? (
          <LogForm draft={draft} today={data.today} canStartTimer={!draft.id && !data.timer} />
        ) : (
          <NotLoaded what="Today’s date" query={query} loading="One moment..." />
        )}
      </Dialog>
    </>
  );
}
