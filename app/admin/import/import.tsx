import { useAddress } from "../../use-address.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { adminMeta } from "../admin-page.ts";
import { DryRun } from "./dry-run.tsx";
import { ImportForm } from "./import-form.tsx";

const title = "Import lists";

export const meta = () => adminMeta(title);

function Step() {
  const { params, change } = useAddress();
  const id = params.get("id");
  return id ? (
    <DryRun key={id} id={id} onAgain={() => change({ id: null, status: null, page: null })} />
  ) : (
    <ImportForm onTried={({ id }) => change({ id })} />
  );
}

export default function ImportLists() {
  return (
    <AdminLayout
      title={title}
      subtitle="Companies, their people and leads from a CSV file. You see what would change first."
    >
      {() => <Step />}
    </AdminLayout>
  );
}
