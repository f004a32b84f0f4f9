import type { ReplyTemplate } from "../../../domain/templates/schema.ts";
import type { Column } from "../lists/data-table.tsx";
import { RowButton } from "../lists/row-button.tsx";

type Ask = (template: ReplyTemplate) => void;

export const templateColumns = ({
  onEdit,
  onRemove,
}: {
  onEdit: Ask;
  onRemove: Ask;
}): Column<ReplyTemplate>[] => [
  {
    label: "Name",
    className: "record-main",
    cell: ({ name }) => <span className="record-name">{name}</span>,
  },
  {
    label: "Text",
    className: "template-body",
    cell: ({ text }) => <span className="template-text">{text}</span>,
  },
  {
    label: "Actions",
    className: "template-actions",
    cell: (template) => (
      <div className="row-actions">
        <RowButton label="Edit" about={template.name} onPress={() => onEdit(template)} />
        <span className="row-apart">
          <RowButton label="Remove" about={template.name} onPress={() => onRemove(template)} />
        </span>
      </div>
    ),
  },
];
