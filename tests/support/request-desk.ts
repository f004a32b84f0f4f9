import { membershipRequests } from "../../domain/applications/tables.ts";
import { trialAddresses } from "../../content/trial.ts";
import { openTestApp } from "./app.ts";

type Verb = "approve" | "reject";

const at = "/api/admin/membership-requests";

/** What staff do with membership requests, through the API. */
export async function openRequestDesk() {
  const home = await openTestApp();
  const admin = await home.signIn(trialAddresses.admin);
  const send = (method: string, path: string, body?: unknown) =>
    home.request(method, `${at}/${path}`, {
      headers: { Cookie: admin, "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    home,
    admin,
    decide: (id: number, verb: Verb, body?: unknown) => send("PATCH", `${id}/${verb}`, body),
    preview: (id: number, verb: Verb, body?: unknown) =>
      send("POST", `${id}/${verb}/preview`, body),
    list: (query: string) => home.request("GET", `${at}?${query}`, { headers: { Cookie: admin } }),
    async request(email: string): Promise<number> {
      const [row] = await home.database.db
        .insert(membershipRequests)
        .values({
          firstName: "Ada",
          lastName: "Byron",
          email,
          company: "Engines",
          requestedPlan: "Growth",
        })
        .returning({ id: membershipRequests.id });
      return row!.id;
    },
    async mailTo(address: string) {
      const mails = (await home.services.mailbox?.list()) ?? [];
      return home.services.mailbox?.get(mails.find(({ to }) => to === address)?.id ?? "");
    },
  };
}

export type RequestDesk = Awaited<ReturnType<typeof openRequestDesk>>;
