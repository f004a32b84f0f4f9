import { html } from "hono/html";
import { z } from "zod";
import { firm } from "../content/firm.ts";
import { CodedError } from "../platform/errors.ts";
import { failed, ok, page, redirect } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import type { Services } from "./services.ts";
import { trialPage } from "./trial-page.ts";

const trial = {
  tag: "Trial",
  role: "visitor",
  enabled: ({ turnClock, settings }: Services) => turnClock !== undefined && !settings.live,
} as const;

const dayMs = 24 * 60 * 60_000;
const refused = failed("It is no time ahead, or too far.");

const wanted = z.union(
  [
    z.strictObject({ to: z.iso.datetime({ offset: true }) }),
    z.strictObject({ days: z.number().positive() }),
  ],
  "Send either `to`, an instant, or `days`, a number.",
);

const inFirmZone = new Intl.DateTimeFormat("en-US", {
  timeZone: firm.timeZone,
  dateStyle: "full",
  timeStyle: "long",
});

async function turn({ clock, turnClock }: Services, by: z.output<typeof wanted>) {
  if (!turnClock) throw new CodedError("not_found", "There is no clock to move here.");
  const to = "to" in by ? new Date(by.to) : new Date(clock.now().getTime() + by.days * dayMs);
  if (Number.isNaN(to.getTime())) throw new CodedError("invalid", "That is no time.");
  await turnClock(to);
}

export const trialClockEndpoints = [
  endpoint(
    "GET /dev/clock",
    { ...trial, summary: "Show the firm’s time on a trial", responses: { 200: page("The time.") } },
    async ({ c, services }) =>
      trialPage(
        c,
        "The firm’s clock",
        html`<p>${inFirmZone.format(services.clock.now())}</p>
          <p>
            Moving it ahead does day by day what falls due: periods open and close, hours expire,
            posts appear, notices go to the <a href="/dev/mailbox">mailbox</a>. Whoever is signed in
            stays so. It never goes back.
          </p>
          <form method="post" action="/dev/clock/days">
            <button name="days" value="1">1 day ahead</button>
            <button name="days" value="7">7 days ahead</button>
            <button name="days" value="30">30 days ahead</button>
          </form>`,
        { formAction: "'self'" },
      ),
  ),

  endpoint(
    "POST /dev/clock",
    {
      ...trial,
      summary: "Move the firm’s time ahead",
      description: "Answers once everything that falls due in between is done.",
      body: wanted,
      responses: {
        200: ok(z.object({ now: z.iso.datetime() }), "The firm’s time."),
        400: refused,
      },
    },
    async ({ body, services }) => {
      await turn(services, body);
      return { now: services.clock.now() };
    },
  ),

  endpoint(
    "POST /dev/clock/days",
    {
      ...trial,
      summary: "Move it from that page",
      body: { type: "application/x-www-form-urlencoded", description: "The form of that page." },
      responses: { 303: redirect("Back to the page."), 400: refused },
    },
    async ({ c, services }) => {
      const form = await c.req.formData().catch(() => null);
      const by = wanted.safeParse({ days: Number(form?.get("days")) });
      if (!by.success) throw new CodedError("invalid", "Move it by a number of days.");
      await turn(services, by.data);
      return c.redirect("/dev/clock", 303);
    },
  ),
];
