import type { ListedWork } from "../../../domain/hours/schema.ts";
import { useList } from "../lists/use-list.ts";
import type { WorkView } from "./use-work-view.ts";
import { workPath } from "./work-path.ts";

export const useWork = (view: WorkView) => useList<ListedWork>(workPath, view);
