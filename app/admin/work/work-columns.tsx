import { Link } from "react-router";
import type { ListedWork } from "../../../domain/hours/schema.ts";
import { CivilDay } from "../civil-day.tsx";
import type { Column } from "../lists/data-table.tsx";
import { minutesInWords } from "../say-minutes.ts";
import { hoursAndMinutes } from "../../../content/hours-and-minutes.ts";
import { LineActions } from "./line-actions.tsx";
import { placeWords } from "./log/where-field.tsx";
import { Questions } from "./questions.tsx";
import { WorkStatus } from "./work-status.tsx";

function Time({
  line: { minutes, billedMinutes, overageMinutes, awaitedMinutes },
}: {
  line: ListedWork;
}) {
  return (
    <>
      <span className="record-name">{hoursAndMinutes(billedMinutes)}</span>
      {minutes === billedMinutes ? null : (
        <span className="record-detail nowrap">worked {hoursAndMinutes(minutes)}</span>
      )}
      {awaitedMinutes > 0 ? (
        <span className="record-detail">{minutesInWords(awaitedMinutes)} of the new period</span>
      ) : null}
      {overageMinutes > 0 ? (
        <span className="record-mark">{minutesInWords(overageMinutes)} overage</span>
      ) : null}
    </>
  );
}

type Props = {
  adminId: string;
  onReverse: (line: ListedWork) => void;
  withCompany?: boolean;
};

export const workColumns = ({
  adminId,
  onReverse,
  withCompany = true,
}: Props): Column<ListedWork>[] =>
  [
    { label: "Date", className: "figure", cell: (line) => <CivilDay date={line.date} /> },
    {
      label: "Work",
      className: "record-main",
      cell: (line) => (
        <>
          {withCompany ? (
            <Link className="record-name" to={`/admin/companies/${line.companyId}`}>
              {line.company}
            </Link>
          ) : null}
          <span className="work-text">{line.text}</span>
          <Questions line={line} />
        </>
      ),
    },
    { label: "Who", cell: ({ by }) => by },
    { label: "Where", cell: ({ where }) => placeWords[where] },
    { label: "Time", amount: true, cell: (line) => <Time line={line} /> },
    { label: "Status", cell: (line) => <WorkStatus line={line} /> },
    {
      label: "Actions",
      cell: (line) => <LineActions line={line} adminId={adminId} onReverse={onReverse} />,
    },
  ] satisfies Column<ListedWork>[];
