import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../tests/support/database.ts";
import type { Database } from "./database.ts";
import { sessions, users } from "../../domain/accounts/tables.ts";
import { membershipSignups, signupDrafts, toolTransactions } from "../../domain/billing/tables.ts";
import { blogPosts, blogSlugRedirects } from "../../domain/blog/tables.ts";
import { contacts } from "../../domain/enquiries/tables.ts";
import { membershipRequests } from "../../domain/applications/tables.ts";
import { membershipPlans } from "../../domain/plans/tables.ts";
import { auditLog } from "./tables.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const person = { firstName: "Ana", lastName: "Ruiz", email: "ana@example.com" };
const user = { id: "u1", email: "ana@example.com" };
const post = {
  title: "Title",
  slug: "title",
  excerpt: "Excerpt",
  content: "Content",
  category: "CRM",
  readTime: 1,
};
const request = { ...person, company: "Ruiz", requestedPlan: "growth" };
const signup = {
  ...request,
  phone: "9095550142",
  planId: "growth",
  paymentMethodId: "pm_1",
  setupIntentId: "seti_1",
};
const contact = { ...person, interestedIn: "other", message: "Hello, it is me." };

async function violation(statement: PromiseLike<unknown>): Promise<unknown> {
  try {
    await statement;
    return undefined;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return cause && typeof cause === "object" && "constraint" in cause ? cause.constraint : error;
  }
}

describe("the database refuses invalid states", () => {
  beforeAll(async () => {
    await database.db.insert(users).values(user);
    await database.db.insert(blogPosts).values(post);
    await database.db.insert(membershipSignups).values(signup);
    await database.db
      .insert(signupDrafts)
      .values({ setupIntentId: "seti_a", visitorId: "v1", planId: "growth" });
    await database.db.insert(contacts).values(contact);
    await database.db.insert(membershipRequests).values(request);
  });

  const now = new Date("2026-01-02T03:04:05.678Z");
  const add = {
    user: (more: object) =>
      database.db.insert(users).values({ id: "u2", email: "b@x.example", ...more }),
    post: (more: object) =>
      database.db.insert(blogPosts).values({ ...post, slug: "other", ...more }),
    signup: (more: object) =>
      database.db.insert(membershipSignups).values({ ...signup, setupIntentId: null, ...more }),
    request: (more: object) =>
      database.db.insert(membershipRequests).values({ ...request, ...more }),
    contact: (more: object) => database.db.insert(contacts).values({ ...contact, ...more }),
    plan: (more: object) =>
      database.db
        .insert(membershipPlans)
        .values({ id: "p", name: "P", price: 1, hoursIncluded: 1, ...more }),
    tool: (more: object) =>
      database.db
        .insert(toolTransactions)
        .values({ userId: "u1", toolId: "apma", toolName: "AI", amount: 1, ...more }),
    draft: (more: object) =>
      database.db
        .insert(signupDrafts)
        .values({ setupIntentId: "seti_b", visitorId: "v2", planId: "growth", ...more }),
    session: (more: object) =>
      database.db
        .insert(sessions)
        .values({ sid: "s", id: "s", expire: now, userId: "u1", ...more }),
    audit: (more: object) =>
      database.db.insert(auditLog).values({
        actorKind: "system",
        action: "approve",
        subjectType: "request",
        subjectId: "1",
        requestId: "r",
        ...more,
      }),
  };

  it.each([
    ["user", { email: "ANA@example.com" }, "users_email_lower_case"],
    ["user", { email: user.email }, "users_email_unique"],
    ["post", { slug: "title" }, "blog_posts_slug_unique"],
    ["post", { slug: "a b" }, "blog_posts_slug_fits_a_path"],
    ["post", { slug: "" }, "blog_posts_slug_fits_a_path"],
    ["post", { status: "secret" }, "blog_posts_status"],
    ["post", { status: "published" }, "blog_posts_published_has_date"],
    ["post", { readTime: 0 }, "blog_posts_read_time"],
    ["post", { title: " " }, "blog_posts_title_not_blank"],
    ["signup", { setupIntentId: "seti_1" }, "membership_signups_setup_intent_unique"],
    ["signup", { status: "confirmed" }, "membership_signups_confirmed_at"],
    ["signup", { confirmedAt: now }, "membership_signups_confirmed_at"],
    ["signup", { planId: "gold" }, "membership_signups_plan_id_membership_plans_id_fk"],
    ["request", { status: "open", decidedAt: now }, "membership_requests_status"],
    ["request", { decidedAt: now }, "membership_requests_decided"],
    ["request", { status: "approved", decidedAt: now }, "membership_requests_approved_plan"],
    ["request", { appliedAt: now }, "membership_requests_applied"],
    ["contact", { message: "" }, "contacts_message_not_blank"],
    ["contact", { quarantinedBecause: "mood" }, "contacts_held_because"],
    ["plan", { price: -1 }, "membership_plans_price"],
    ["plan", { hoursIncluded: -1 }, "membership_plans_hours"],
    ["tool", { amount: -1 }, "tool_transactions_amount"],
    ["tool", { userId: "nobody" }, "tool_transactions_user_id_users_id_fk"],
    ["draft", { visitorId: "v1" }, "signup_drafts_open_term"],
    ["session", { userId: "nobody" }, "sessions_user_id_users_id_fk"],
    ["audit", { actorKind: "member" }, "audit_log_member_named"],
  ] as const)("%s with %o: %s", async (kind, more, constraint) => {
    expect(await violation(add[kind](more))).toBe(constraint);
  });

  it("allows a finished draft next to an open one", async () => {
    await add.draft({ setupIntentId: "seti_c", visitorId: "v1", finishedAt: now });
  });

  it("keeps a time to the millisecond, and to the zone", async () => {
    const [row] = await add.post({ slug: "timed", publishedAt: now }).returning();
    expect(row?.publishedAt).toEqual(now);
    expect(row).toMatchObject({ status: "draft", tags: [] });
  });

  it("keeps a message and drops the sessions of a deleted user", async () => {
    await add.user({});
    await add.session({ userId: "u2", sid: "s2", id: "s2" });
    const [kept] = await add.contact({ userId: "u2" }).returning();
    await database.db.execute(sql`delete from users where id = 'u2'`);
    expect(await database.db.select().from(sessions)).toEqual([]);
    const rows = await database.db
      .select()
      .from(contacts)
      .where(sql`id = ${kept?.id}`);
    expect(rows).toMatchObject([{ userId: null }]);
  });

  it("drops a post's old slugs with the post", async () => {
    const [row] = await add.post({ slug: "moved" }).returning();
    await database.db.insert(blogSlugRedirects).values({ slug: "was", postId: row?.id ?? 0 });
    await database.db.execute(sql`delete from blog_posts where slug = 'moved'`);
    expect(await database.db.select().from(blogSlugRedirects)).toEqual([]);
  });

  it("holds the nine plans", async () => {
    const plans = await database.db.select().from(membershipPlans);
    expect(plans).toHaveLength(9);
    expect(plans.find((plan) => plan.id === "exec-concierge")).toMatchObject({
      price: 90_000,
      hoursIncluded: 6,
      features: [],
    });
  });
});
