import { useQuery } from "@tanstack/react-query";
import { sayMinutes } from "../../../content/minutes.ts";
import type { Conversation } from "../../../domain/desk/schema.ts";
import type { ListedWork } from "../../../domain/hours/schema.ts";
import { requestList } from "../../api-client/list.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { CivilDay } from "../civil-day.tsx";
import { openLog } from "../work/log/log-state.ts";
import { workPath } from "../work/work-path.ts";
import { everyMs } from "./use-conversation.ts";

type Asked = Conversation & { companyId: string };

export function RequestWork({ conversation }: { conversation: Asked }) {
  const { id, subject, companyId, company } = conversation;
  const query = useQuery({
    queryKey: [workPath, "of a request", id],
    queryFn: () => requestList<ListedWork>(workPath, { requestId: id, limit: "100" }),
    staleTime: 0,
    refetchInterval: everyMs,
  });
  const rows = query.data?.rows;
  return (
    <div className="request-work">
      {rows?.length === 0 ? <p className="nothing">Nothing has been logged on it yet.</p> : null}
      {rows && rows.length > 0 ? (
        <ul>
          {rows.map(({ id, date, text, by, billedMinutes }) => (
            <li key={id}>
              {text}
              <span className="record-detail">
                {sayMinutes(billedMinutes)}, {by}, <CivilDay date={date} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {rows ? null : (
        <NotLoaded what="The work on it" query={query} loading="Loading the work on it..." />
      )}
      <button
        type="button"
        className="button button-quiet"
        onClick={() =>
          openLog({
            company: { id: companyId, name: company ?? "" },
            request: { id, subject, companyId },
          })
        }
      >
        Log work on it
      </button>
    </div>
  );
}
