import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { counted } from "../../../content/counted.ts";
import type { ReplyTemplate } from "../../../domain/templates/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { noAnswer } from "../../api-client/failure-text.ts";
import { fetchByKey } from "../../api-client/query-client.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { AdminLayout } from "../admin-layout.tsx";
import { adminMeta } from "../admin-page.ts";
import { ConfirmAction } from "../confirm-action.tsx";
import { DataTable } from "../lists/data-table.tsx";
import { templateColumns } from "./template-columns.tsx";
import { TemplateForm } from "./template-form.tsx";
import { templatesPath } from "./templates-path.ts";
import type { RouteHandle } from "../../route-handle.ts";

const title = "Answer templates";

export const meta = () => adminMeta(title);
export const handle = { asks: () => [templatesPath] } satisfies RouteHandle;

function Templates({ templates }: { templates: ReplyTemplate[] }) {
  const [edited, setEdited] = useState<ReplyTemplate | null>(null);
  const [isOpen, setOpen] = useState(false);
  const edit = (template: ReplyTemplate | null) => {
    setEdited(template);
    setOpen(true);
  };
  return (
    <section className="admin-section" aria-labelledby="templates-heading">
      <div className="list-head">
        <h2 id="templates-heading" className="text-title-2" tabIndex={-1}>
          {counted(templates.length, "template")}
        </h2>
        <button type="button" className="button button-primary" onClick={() => edit(null)}>
          Add template
        </button>
      </div>
      <ConfirmAction
        list={templatesPath}
        heading="templates-heading"
        question={({ name }: ReplyTemplate) => ({
          title: `Remove “${name}”?`,
          text: "Answers that were written with it stay as they are.",
          confirm: "Remove template",
          danger: true,
        })}
        act={({ id }) => request("DELETE", `${templatesPath}/${id}`)}
        done={({ name }) => ({ title: "Template removed", description: name })}
        failed={() => ({
          title: "The template was not removed",
          description: noAnswer,
        })}
      >
        {(onRemove) =>
          templates.length > 0 ? (
            <DataTable
              caption="Answer templates"
              columns={templateColumns({ onEdit: edit, onRemove })}
              rows={templates}
            />
          ) : (
            <p className="empty">There are none yet. Add what you write again and again.</p>
          )
        }
      </ConfirmAction>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={edited ? "Edit template" : "Add template"}
        size="wide"
      >
        <TemplateForm
          key={edited?.id ?? ""}
          template={edited}
          onSaved={() => setOpen(false)}
          onCancel={() => setOpen(false)}
        />
      </Dialog>
    </section>
  );
}

function Loaded() {
  const query = useQuery({
    queryKey: [templatesPath],
    queryFn: fetchByKey<ReplyTemplate[]>("throw"),
    staleTime: 0,
  });
  return query.data ? (
    <Templates templates={query.data} />
  ) : (
    <NotLoaded what="The templates" query={query} loading="Loading templates..." />
  );
}

export default function TemplatesScreen() {
  return (
    <AdminLayout
      title={title}
      subtitle="What you insert into an answer, with the client’s values."
      back={{ to: "/admin/inbox", label: "Inbox" }}
    >
      {() => <Loaded />}
    </AdminLayout>
  );
}
