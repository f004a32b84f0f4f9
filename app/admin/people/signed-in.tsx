import { useQuery } from "@tanstack/react-query";
import { maxSignedIn } from "../../../domain/accounts/schema.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { DataTable } from "../lists/data-table.tsx";
import { ListSearch } from "../lists/list-tools.tsx";
import { useAnswered } from "../lists/use-answered.ts";
import { useAddress } from "../../use-address.ts";
import { peoplePath, peopleQuery } from "./people-query.ts";
import { peopleColumns } from "./people-columns.tsx";
import { SignOut } from "./sign-out.tsx";

export function SignedIn({ adminId }: { adminId: string }) {
  const { params, change } = useAddress();
  const q = params.get("q") ?? "";
  const query = useQuery(peopleQuery(q));
  const { data, isPlaceholderData } = query;
  const asked = useAnswered(q, !isPlaceholderData);
  const found = data?.length ?? 0;
  const isEmpty = data !== undefined && found === 0;
  const isCut = found === maxSignedIn;
  const counted = `${found}${isCut ? "+" : ""} ${found === 1 ? "person" : "people"}`;
  const count = data && !isPlaceholderData ? counted : "";
  return (
    <>
      <div className="list-tools">
        <ListSearch label="Search by name or email" words={q} change={change} />
      </div>
      <output className={isEmpty ? "empty" : "sr-only"}>
        {isEmpty ? `Nobody with “${asked}” in their name or email is signed in.` : count}
      </output>
      {data && !isEmpty ? (
        <div aria-busy={isPlaceholderData}>
          <SignOut>
            {(ask) => (
              <DataTable
                caption="People who are signed in"
                columns={peopleColumns(adminId, ask)}
                rows={data}
              />
            )}
          </SignOut>
          <p className="admin-note">
            <a className="link" href={`${peoplePath}.csv?${new URLSearchParams({ q })}`} download>
              Export CSV
            </a>
          </p>
          {isCut ? (
            <p className="admin-note">
              These are the {maxSignedIn} most recently active people. Search to find others.
            </p>
          ) : null}
        </div>
      ) : null}
      {data ? null : <NotLoaded what="This list" query={query} loading="Loading people..." />}
    </>
  );
}
