import { allEvents, eventWords, type NewEndpoint } from "../../../domain/webhooks/schema.ts";

export type EventType = NewEndpoint["events"][number];
type NounOf<Type> = Type extends `${infer Noun}.${string}` ? Noun : never;

const nounWords: Record<NounOf<EventType>, string> = {
  lead: "Leads",
  signup: "Paid signups",
  membership: "Memberships",
  request: "Requests",
  work: "Work",
};

export const eventGroups = Object.entries(nounWords).map(([noun, name]) => ({
  name,
  types: allEvents.filter((type) => type.startsWith(`${noun}.`)),
}));

const said = new Map<string, string>([...Object.entries(eventWords), ["test", "Test event"]]);

/** What was sent may be of a type that is no longer offered. */
export const sayEvent = (type: string) => said.get(type) ?? type;

export function sayEvents(chosen: EventType[]): string {
  const missing = allEvents.filter((type) => !chosen.includes(type));
  const list = (types: EventType[]) => types.map((type) => eventWords[type]).join(", ");
  if (missing.length === 0) return "All events";
  return missing.length < chosen.length ? `All except: ${list(missing)}` : list(chosen);
}
