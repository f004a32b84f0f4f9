import type { UseFormRegisterReturn } from "react-hook-form";
import { type SeatRole, seatRoles, seatRoleWords } from "../../../domain/companies/schema.ts";

type Props = { control: UseFormRegisterReturn; chosen: SeatRole };

export function RoleChoice({ control, chosen }: Props) {
  return (
    <fieldset className="role-choice">
      <legend>Role</legend>
      {seatRoles.map((role) => {
        const { label, may } = seatRoleWords[role];
        return (
          <label key={role} className="role-option">
            {/* A dialog focuses the first that Tab may reach: the chosen one, as in any group. */}
            <input type="radio" value={role} tabIndex={role === chosen ? 0 : -1} {...control} />
            <span>
              <strong>{label}</strong>
              <span className="hint">{may}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
