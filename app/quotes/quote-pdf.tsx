import { FileText } from "lucide-react";
import { Icon } from "../ui/icon.tsx";

export const QuotePdf = ({ id }: { id: string }) => (
  <p>
    <a className="button button-quiet" href={`/api/quotes/${id}/pdf`}>
      <Icon of={FileText} />
      Open as PDF
    </a>
  </p>
);
