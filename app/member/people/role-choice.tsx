import type { UseFormRegisterReturn } from "react-hook-form";
import { type SeatRole, seatRoles, seatRoleWords } from "../../../domain/companies/schema.ts";
import { Choice } from "../../ui/choice.tsx";

const options = seatRoles.map((value) => {
  const { label, may } = seatRoleWords[value];
  return { value, label, hint: may };
});

type Props = { control: UseFormRegisterReturn; chosen: SeatRole };

export function RoleChoice({ control, chosen }: Props) {
  return <Choice legend="Role" control={control} chosen={chosen} options={options} />;
}
