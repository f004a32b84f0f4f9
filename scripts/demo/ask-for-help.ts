import { demoHelp, demoSheet } from "../../content/demo.ts";
import { askForHelp } from "../../domain/desk/ask.ts";
import { keepFile } from "../../domain/desk/keep-file.ts";
import { reply } from "../../domain/desk/reply.ts";
import { solveRequest } from "../../domain/desk/solve-request.ts";
import type { Chance } from "../chance.ts";
import type { Desk, Person } from "./desk.ts";

const hourMs = 60 * 60_000;
const demoFile = { name: demoSheet.name, bytes: new TextEncoder().encode(demoSheet.text) };

type Client = { owner: Person; consultant: Person };
type Week = { ends: Date; isLast: boolean };

/** About every fourth week: most are answered within hours, a few late, and the newest may still wait. */
export async function askInWeek(
  desk: Desk,
  { owner, consultant }: Client,
  { ends, isLast }: Week,
  chance: Chance,
): Promise<void> {
  if (!chance.happens(0.25)) return;
  const { answer, ...asked } = chance.pick(demoHelp);
  const urgency = chance.happens(0.3) ? "urgent" : "standard";
  const at = (hours: number) => desk.moveTo(new Date(ends.getTime() + hours * hourMs));
  const asksAt = -chance.between(isLast ? 20 : 80, 120);
  at(asksAt);
  const as = desk.as(owner);
  const file = isLast ? await keepFile(as, demoFile) : null;
  const { id } = await askForHelp(as, {
    urgency,
    ...asked,
    ...(file ? { files: [file.id] } : {}),
  });
  const answersAt = asksAt + (chance.happens(0.85) ? chance.between(1, 4) : chance.between(40, 70));
  if (answersAt < 0) {
    at(answersAt);
    await reply(desk.as(consultant, true), id, { text: answer });
  }
  if (answersAt < -5 && chance.happens(0.8)) {
    at(answersAt + 4);
    await solveRequest(desk.as(owner), id);
  }
  at(0);
}
