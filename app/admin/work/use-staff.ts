import { useQuery } from "@tanstack/react-query";
import type { StaffPerson } from "../../../domain/office/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";
import type { Option } from "../lists/list-tools.tsx";

export function useStaff(): StaffPerson[] {
  const { data } = useQuery({
    queryKey: ["/api/admin/staff"],
    queryFn: fetchByKey<StaffPerson[]>("throw"),
  });
  return data ?? [];
}

export const useStaffOptions = (): Option[] =>
  useStaff().map(({ id, name }) => ({ value: id, label: name }));
