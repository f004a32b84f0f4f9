import { expect, test } from "vitest";
import { auditActions } from "../../platform/audit-actions.ts";
import { aboutRow } from "./about.ts";
import { actionsOf, actionWords } from "./action-words.ts";
import { logKinds } from "./schema.ts";

const named = (text: string) => () => ({ text });
const names = {
  personName: () => "Ada",
  companyName: () => "Acme",
  person: named("Ada"),
  company: named("Acme"),
  applicant: named("Grace"),
};

/** Of an earlier release, perhaps: with nothing that its words may count on. */
const bare = (action: string) => ({
  id: 1,
  action,
  actorKind: "system" as const,
  actorId: null,
  subjectType: "thing",
  subjectId: "1",
  companyId: null,
  personId: null,
  requestId: "test",
  details: {},
  createdAt: new Date(),
});

test.each(auditActions)("%s has words, whatever its row knows", (action) => {
  const says = actionWords[action](aboutRow(bare(action), names));
  const sentence = says.map(({ text }) => text).join("");
  expect(sentence).toMatch(/^[a-z][^_]+$/);
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
});

test("the kinds share all actions among them", () => {
  expect(logKinds.flatMap(actionsOf).toSorted()).toEqual(auditActions.toSorted());
});
