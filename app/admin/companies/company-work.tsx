import { Link } from "react-router";
import { ListRows } from "../lists/admin-list.tsx";
import { Reverse } from "../work/reverse.tsx";
import { anyStatus, readWorkView } from "../work/use-work-view.ts";
import { useWork } from "../work/use-work.ts";
import { workPath } from "../work/work-path.ts";
import { workColumns } from "../work/work-columns.tsx";
import { useAddress } from "../../use-address.ts";

type Props = { id: string; adminId: string };

const workOf = (id: string) =>
  `/admin/work?${new URLSearchParams({ companyId: id, status: anyStatus })}`;

export function CompanyWork({ id, adminId }: Props) {
  const { params, change } = useAddress();
  const page = readWorkView(params).page;
  const asked = new URLSearchParams({ companyId: id, status: anyStatus });
  const view = { ...readWorkView(asked), page };
  const list = useWork(view);
  return (
    <Reverse>
      {(ask) => (
        <ListRows
          what="line"
          csv={`${workPath}.csv`}
          caption="Work for this company"
          none="Nothing has been logged for them yet."
          list={list}
          view={view}
          change={change}
          narrowed={false}
          columns={workColumns({ adminId, onReverse: ask, withCompany: false })}
        />
      )}
    </Reverse>
  );
}

export function AllWork({ id }: { id: string }) {
  return (
    <Link className="link" to={workOf(id)}>
      Search and narrow
    </Link>
  );
}
