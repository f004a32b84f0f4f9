import { unbrokenMoment } from "../../content/firm-day.ts";
import type { PendingApplication } from "../../domain/applications/schema.ts";

export function PromisedCall({ calledBy, late }: Pick<PendingApplication, "calledBy" | "late">) {
  return (
    <>
      {late ? "Late: we promised a call by" : "We call you by"}{" "}
      <time dateTime={calledBy}>{unbrokenMoment(calledBy)}</time>
    </>
  );
}
