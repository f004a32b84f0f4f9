import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { memberLinks, memberMeta } from "../member-frame.ts";
import { DocumentPage, ShownDocument } from "./document-page.tsx";
import { statementQuery } from "./hours-query.ts";
import { findStatement } from "./find-statement.server.ts";
import { StatementSheet } from "./statement-sheet.tsx";

export const handle = { hydrate: true };
export const links = memberLinks;
export const meta = () => memberMeta("Statement");
export const loader = findStatement;
export const shouldRevalidate = () => false;

const under = [{ name: "Your hours", href: "/dashboard/hours" }];
const about = { name: "Statement", what: "this statement", under };

function Missing() {
  return (
    <p>
      There is no statement at this address, or it belongs to another company than the one you are
      looking at.{" "}
      <a className="link" href="/dashboard/hours">
        See your own statements
      </a>
    </p>
  );
}

function MemberStatement({ id }: { id: string }) {
  return (
    <ShownDocument {...about} query={useQuery(statementQuery(id))} missing={<Missing />}>
      {(statement) => <StatementSheet statement={statement} under={under} />}
    </ShownDocument>
  );
}

export default function Statement() {
  const { id = "" } = useParams();
  return (
    <DocumentPage {...about}>
      <MemberStatement id={id} />
    </DocumentPage>
  );
}
