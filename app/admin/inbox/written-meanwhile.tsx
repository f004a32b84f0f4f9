import type { ReactNode } from "react";
import type { DeskMessage } from "../../../domain/desk/schema.ts";
import { Moment } from "../moment.tsx";

type Props = {
  turn: DeskMessage;
  children: ReactNode;
  outcome: string;
};

export function WrittenMeanwhile({ turn: { createdAt, text }, children, outcome }: Props) {
  return (
    <div className="notice notice-danger" role="alert">
      <p>
        <strong>{children} in the meantime.</strong> <Moment iso={createdAt} withTime />. {outcome}
      </p>
      <p className="note-text">{text}</p>
    </div>
  );
}
