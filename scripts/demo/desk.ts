import { ensureUser } from "../../domain/accounts/ensure-user.ts";
import { fillEmptyName } from "../../domain/accounts/fill-empty-name.ts";
import type { Ctx } from "../../platform/context.ts";

export type Person = { userId: string; email: string };

/** Everybody the demo speaks for. What they do is done at the desk's own time, and sends no mail. */
export function openDesk(base: Pick<Ctx, "db" | "log">, start: Date) {
  let now = start;
  const system: Ctx = {
    ...base,
    actor: { kind: "system" },
    requestId: "demo",
    bucket: undefined,
    scanner: undefined,
    jobs: { send: async () => {} },
    clock: { now: () => now, wall: () => now },
  };
  return {
    system,
    visitor: { ...system, actor: { kind: "visitor" } } as Ctx,
    as: ({ userId, email }: Person, isAdmin = false): Ctx => ({
      ...system,
      actor: { kind: "member", userId, email, isAdmin },
    }),
    moveTo: (instant: Date) => void (now = instant),
    async person([firstName, lastName]: readonly [string, string], host: string): Promise<Person> {
      const address = `${firstName}.${lastName}@${host}`.toLowerCase();
      const { id: userId, email } = await ensureUser(system, address);
      await fillEmptyName(base.db, userId, { firstName, lastName });
      return { userId, email };
    },
  };
}

export type Desk = ReturnType<typeof openDesk>;
