import { currentUser } from "../domain/accounts/current-user.ts";
import { exportAccount } from "../domain/export-account.ts";
import { requireUser } from "../domain/accounts/require-user.ts";
import { cancelDeletion, scheduleDeletion } from "../domain/accounts/schedule-deletion.ts";
import { updateProfile } from "../domain/accounts/update-profile.ts";
import { submitMemberEnquiry } from "../domain/enquiries/submit-member-enquiry.ts";
import { requireMember } from "../platform/require-actor.ts";
import { readJson } from "./read-json.ts";
import type { AddEndpoint, Services } from "./services.ts";
import { addressOf, ctxOf, visitOf } from "./visit.ts";

/** What members do with what is theirs. */
export function addAccount(add: AddEndpoint, services: Services): void {
  add("PATCH /api/account/profile", async (c) => {
    const read = await readJson(c);
    if ("refusal" in read) return read.refusal;
    const ctx = await ctxOf(c, services);
    const { isAdmin } = requireMember(ctx.actor);
    return c.json(currentUser(await updateProfile(ctx, read.body), isAdmin, ctx.clock.now()));
  });

  add("GET /api/account/export", async (c) => {
    const { session } = await visitOf(c, services);
    const held = await exportAccount(await ctxOf(c, services), session?.id ?? null);
    c.header("Content-Disposition", 'attachment; filename="my-data.json"');
    c.header("Content-Type", "application/json; charset=utf-8");
    return c.body(JSON.stringify(held, null, 2));
  });

  add("POST /api/account/deletion", async (c) =>
    c.json(await scheduleDeletion(await ctxOf(c, services))),
  );

  add("DELETE /api/account/deletion", async (c) => {
    await cancelDeletion(await ctxOf(c, services));
    return c.body(null, 204);
  });

  add("POST /api/account/enquiries", async (c) => {
    await services.limits.enquiries.consume(addressOf(c, services));
    const read = await readJson(c);
    if ("refusal" in read) return read.refusal;
    const ctx = await ctxOf(c, services);
    return c.json(await submitMemberEnquiry(ctx, read.body, await requireUser(ctx)), 201);
  });
}
