import { randomBytes } from "node:crypto";
import { isSent } from "./stripe-events.ts";
import type { Event, Kind, Kinds } from "./objects.ts";
import type { Kept } from "./kept.ts";
import { missing } from "./refusal.ts";

export const apiVersion = "2026-10-28.endive";

type Made<K extends Kind> = Omit<Kinds[K], "object" | "created" | "livemode">;

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`;

/** Everything the provider knows, as it stands at one moment. */
export class Account {
  readonly invoices: string;
  /** Seconds since 1970. */
  at = 0;
  request: Event["request"] = { id: null, idempotency_key: null };
  readonly all = new Map<string, Kept>();
  /** Whatever somebody has taken out, and may have changed. */
  readonly touched = new Set<string>();
  readonly #kinds = new Map<string, Map<string, Kept>>();

  constructor(invoices = "https://invoice.stripe.com/i") {
    this.invoices = invoices;
  }

  add(object: Kept): void {
    this.touched.add(object.id);
    this.all.set(object.id, object);
    const kind = this.#kinds.get(object.object) ?? new Map<string, Kept>();
    this.#kinds.set(object.object, kind.set(object.id, object));
  }

  remove(id: string): void {
    this.touched.add(id);
    this.#kinds.get(this.all.get(id)?.object ?? "")?.delete(id);
    this.all.delete(id);
  }

  create<K extends Kind>(object: K, value: Made<K>): Kinds[K] {
    const made = { ...value, object, created: this.at, livemode: false } as unknown as Kinds[K];
    this.add(made);
    return made;
  }

  /** To look at only. */
  peek<K extends Kind>(kind: K): Kinds[K][] {
    // `add` files by kind.
    return [...((this.#kinds.get(kind)?.values() ?? []) as Iterable<Kinds[K]>)];
  }

  list<K extends Kind>(kind: K): Kinds[K][] {
    const all = this.peek(kind);
    for (const { id } of all) this.touched.add(id);
    return all;
  }

  find<K extends Kind>(kind: K, id: string | null | undefined): Kinds[K] | undefined {
    if (id) this.touched.add(id);
    return this.#kinds.get(kind)?.get(id ?? "") as Kinds[K] | undefined;
  }

  /** @throws Refusal 404, or the given status where the id is a parameter */
  require<K extends Kind>(kind: K, id: string, status?: number): Kinds[K] {
    const found = this.find(kind, id);
    if (!found) throw missing(kind, id, status);
    return found;
  }

  emit(type: string, object: Kept, before?: object): void {
    const previous = before && changed(before, object);
    if (previous && Object.keys(previous).length === 0) return;
    this.create("event", {
      id: newId("evt"),
      type,
      api_version: apiVersion,
      data: {
        object: structuredClone(object),
        ...(previous ? { previous_attributes: previous } : {}),
      },
      pending_webhooks: isSent(type) ? 1 : 0,
      request: { ...this.request },
    });
  }

  fork(): Account {
    const copy = new Account(this.invoices);
    copy.at = this.at;
    for (const object of this.all.values())
      if (object.object !== "event" && object.object !== "stand_in.answer")
        copy.add(structuredClone(object));
    return copy;
  }
}

function changed(before: object, after: object): Record<string, unknown> {
  const now: Record<string, unknown> = { ...after };
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(now[name]),
    ),
  );
}
