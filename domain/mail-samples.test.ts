import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { civilDay, civilDays, civilMonth, lastDay } from "../content/civil-day.ts";
import { dollars } from "../content/dollars.ts";
import { firmDay, firmMoment } from "../content/firm-day.ts";
import { sayMinutes } from "../content/minutes.ts";
import type { Mail } from "../platform/mail.ts";
import { attributeOf, parseHtml } from "../tests/support/html.ts";
import { dana } from "./mail-sample.ts";
import { mailSamples } from "./mail-samples.ts";

const all = Object.entries(mailSamples).flatMap(([kind, samples]) =>
  samples.map((sample, at) => ({ name: `${kind} ${at + 1}`, kind, ...sample })),
);

const previewOf = ({ html }: Mail) =>
  (/<div style="display:none[^>]*>([^]*?)&#847;/.exec(html)?.[1] ?? "").trim();

const envelope = ({ id, to, replyTo }: Mail) =>
  [id, typeof to === "string" ? to : `${to.name} ${to.address}`, replyTo].join("\n");

const isoMonth = /^\d{4}-\d\d$/;
const isoDay = /^\d{4}-\d\d-\d\d$/;
const isoMoment = /^\d{4}-\d\d-\d\dT/;

/** The ways in which a mail may say it. */
function waysToSay(value: unknown): string[] {
  if (value instanceof Date)
    return [firmDay(value), firmMoment(value), value.getTime().toString(36)];
  if (typeof value === "number") return [dollars(value), sayMinutes(value), String(value)];
  const text = String(value);
  if (isoDay.test(text)) return [civilDay(text), lastDay(text), text];
  if (isoMoment.test(text)) return waysToSay(new Date(text));
  return isoMonth.test(text) ? [civilMonth(text), text] : [text];
}

function* leavesOf(value: unknown, at = ""): Generator<[at: string, ways: string[]]> {
  if (value === null || value === undefined || typeof value === "boolean" || value === 0) return;
  if (typeof value !== "object" || value instanceof Date) return yield [at, waysToSay(value)];
  if ("starts" in value && "ends" in value && typeof value.starts === "string") {
    yield [`${at}.period`, [civilDays(value as { starts: string; ends: string })]];
    return yield* leavesOf({ ...value, starts: null, ends: null }, at);
  }
  for (const [key, held] of Object.entries(value)) yield* leavesOf(held, at ? `${at}.${key}` : key);
}

type Written = (typeof all)[number] & { mail: Mail };

const written: Written[] = all.map((each) => ({ ...each, mail: each.write() }));

function findAll(find: (each: Written) => unknown[]): string[] {
  return written.flatMap((each) => find(each).map((found) => `${each.name}: ${String(found)}`));
}

const root = import.meta.dirname;

test("every template has a sample, and nothing else makes a mail", async () => {
  const sources: [file: string, source: string][] = [];
  for await (const file of glob("**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] }))
    sources.push([file, await readFile(path.join(root, file), "utf8")]);
  const callers = (call: RegExp) =>
    sources.flatMap(([file, text]) => (call.test(text) ? [file] : []));
  const sampled = sources.flatMap(([file, text]) => (file.endsWith("mail-samples.ts") ? text : []));
  const templates = callers(/(?<!function )\bto(Person|Firm)\(/);
  expect(templates.length).toBeGreaterThan(20);
  expect(
    templates.filter((file) => !sampled.join("\n").includes(`/${path.basename(file)}"`)),
  ).toEqual([]);
  expect(callers(/\blayOutMail\(/).toSorted()).toEqual(["address-mail.ts", "mail-layout.ts"]);
});

test("each is named by its kind, in its language, and small enough for Gmail", () => {
  for (const { kind, mail } of written) {
    expect(mail.id).toMatch(new RegExp(`^${kind}-`));
    expect(mail.html).toMatch(/^<!doctype html>\s*<html lang="en"/i);
    expect(Buffer.byteLength(mail.html)).toBeLessThan(102_000);
  }
});

test("a subject fits, and the preview adds to it", () => {
  expect(findAll(({ mail }) => (mail.subject.length > 60 ? [mail.subject] : []))).toEqual([]);
  expect(
    findAll(({ mail }) => {
      const preview = previewOf(mail);
      const isGood =
        preview.length > 20 &&
        preview.length < 200 &&
        !preview.startsWith(mail.subject) &&
        !mail.subject.includes(preview);
      return isGood ? [] : [preview];
    }),
  ).toEqual([]);
});

/** What chooses the words instead of being one of them. */
const chooses =
  /(^|\.)(role|kind|term|billing|planId|cardBrand|interestedIn)$|^invoice\.reason$|last\.page$/;

test("each says every value it is given, but for a few on purpose", () => {
  const unsaid = findAll(({ mail, values }) => {
    const said = [envelope(mail), mail.subject, mail.text.replace(/^> ?/gm, "")].join("\n");
    return [...leavesOf(values)].flatMap(([at, ways]) =>
      chooses.test(at) || ways.some((way) => said.includes(way)) ? [] : [at],
    );
  });
  expect(unsaid).toEqual([
    "seat-moved 1: who.name",
    "seat-moved 1: who.email",
    "seat-moved 2: companies.to",
    "seat-moved 3: companies.from",
    "conversation-reply 2: conversation.id",
    "conversation-reply 2: appUrl",
    "conversation-reply 3: conversation.id",
    "conversation-reply 3: appUrl",
    "membership-decision 2: appUrl",
    "payment 7: plan",
    "payment 8: plan",
    "plan 4: plan.price",
    "plan 4: plan.hoursIncluded",
    "plan 5: plan.price",
    "plan 5: plan.hoursIncluded",
    "plan 6: plan.price",
    "plan 6: plan.hoursIncluded",
    "plan 13: plan.price",
    "plan 13: plan.hoursIncluded",
    "signup-decision 2: plan.price",
    "signup-decision 2: plan.hoursIncluded",
    "signup-decision 2: appUrl",
    "quote-accepted 1: quote.expiresOn",
    "quote-accepted 2: quote.expiresOn",
    "quote-accepted 3: quote.expiresOn",
    "quote-answer 1: quote.expiresOn",
    "quote-answer 2: quote.expiresOn",
    "quote-answer 3: quote.expiresOn",
    // As the day before.
    "deletion-notice 1: plans.0.ends",
    "deletion-canceled-notice 1: plans.0.ends",
  ]);
});

/** To people who may sit in several, of which the page behind the button shows one. */
const ofCompany = new Set<string>([
  "agreement-request",
  "card-expiry",
  "dispute",
  "hours-notice",
  "payment",
  "plan",
  "refund",
  "renewal-reminder",
  "work-answer",
]);

test("what is said of a company's hours, plan or payments names the company", () => {
  const nameless = written.filter(
    ({ mail }) => !mail.text.includes(`\nCompany: ${dana.company}\n`),
  );
  expect(nameless.flatMap(({ name, kind }) => (ofCompany.has(kind) ? [name] : []))).toEqual([]);
});

/** Free text, as opposed to dates, addresses and what is looked up. */
const isFree = (value: unknown) => typeof value === "string" && /[A-Z]\w+ \w/.test(value);

function withMarkup<Value>(value: Value): Value {
  if (isFree(value)) return `${String(value)} <b>&</b>` as Value;
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).map(([key, held]) => [key, withMarkup(held)]);
  return (
    Array.isArray(value) ? entries.map(([, held]) => held) : Object.fromEntries(entries)
  ) as Value;
}

test("words of others are never markup", () => {
  const pages = written.map(({ write }) => write(withMarkup).html);
  expect(pages.filter((page) => /<b>|&\s/.test(page))).toEqual([]);
  expect(pages.filter((page) => page.includes("&lt;b&gt;")).length).toBeGreaterThan(40);
});

test("promises are said as a time, and nothing is missing", () => {
  const odd =
    /undefined|\bnull\b|\[object|NaN|Invalid Date|within \d+|(promised?|respond|call you)\b[^.]* \d+ (business )?(hours|days?)\b/g;
  expect(findAll(({ mail }) => mail.text.match(odd) ?? [])).toEqual([]);
});

test("the text says what the HTML says, links included", () => {
  expect(
    findAll(({ mail }) => {
      const page = parseHtml(mail.html);
      const links = page.querySelectorAll("a").map((link) => attributeOf(link, "href"));
      return links.filter((link) => !mail.text.includes(link));
    }),
  ).toEqual([]);
  expect(findAll(({ mail }) => mail.text.match(/<|&\w+;|\n{3}/g) ?? [])).toEqual([]);
});
