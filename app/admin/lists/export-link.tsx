import { mostExported } from "../../../domain/fields/schema.ts";
import { chosenIn, type List, type ListView } from "./use-list.ts";

type Props = {
  path: string;
  view: ListView;
  list: Pick<List<unknown>, "data">;
  most?: number | undefined;
};

export function ExportLink({ path, view, list: { data }, most = mostExported }: Props) {
  const isCut = data && (data.more || data.total > most);
  const first = Math.min(most, data?.total ?? most).toLocaleString("en-US");
  return (
    <a
      className="link list-export"
      href={`${path}?${new URLSearchParams(chosenIn(view))}`}
      download
    >
      Export CSV{isCut ? ` of the first ${first}` : ""}
    </a>
  );
}
