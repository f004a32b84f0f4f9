import { createHash } from "node:crypto";
import { desc } from "drizzle-orm";
import type { Clock } from "./clock.ts";
import type { Database } from "./db/database.ts";
import { installations } from "./db/tables.ts";
import type { Settings } from "./env.ts";

export type JobsState =
  | { jobs: "running"; adopted: boolean }
  | { jobs: "off" }
  | { jobs: "held"; belongsTo: { origin: string; place: string; since: Date }; code: string };

type Program = {
  database: Pick<Database, "db" | "place">;
  settings: Pick<
    Settings,
    "runJobs" | "adoptDatabase" | "live" | "appUrl" | "mail" | "cards" | "leadWebhook" | "files"
  >;
  clock: Clock;
};

type Decision = { state: JobsState; claim?: Omit<typeof installations.$inferInsert, "since"> };

/** A restored copy holds all jobs until its operator names its code, so that nobody is mailed twice. */
export async function decideJobs({ clock, ...program }: Program): Promise<JobsState> {
  const { state, claim } = await decide(program);
  if (claim)
    await program.database.db
      .insert(installations)
      .values({ ...claim, since: clock.wall() })
      .onConflictDoNothing();
  return state;
}

export const foreseeJobs = async (program: Omit<Program, "clock">): Promise<JobsState> =>
  (await decide(program)).state;

async function decide({ database, settings }: Omit<Program, "clock">): Promise<Decision> {
  if (!settings.runJobs) return { state: { jobs: "off" } };
  const place = await database.place();
  // A trial may change its port.
  const origin = settings.live ? settings.appUrl : "a trial";
  const code = createHash("sha256").update(`${origin}\n${place}`).digest("hex").slice(0, 8);
  const known = await database.db.select().from(installations).orderBy(desc(installations.since));
  const here = known.filter((one) => one.place === place);
  const claim = { code, origin, place };

  const { mail, cards, leadWebhook, files } = settings;
  const reachesOut =
    mail.smtpUrl !== undefined ||
    cards !== undefined ||
    leadWebhook !== undefined ||
    // A copy would remove there what the original still has.
    files.bucket !== undefined ||
    mail.inbox !== undefined;
  const running: JobsState = { jobs: "running", adopted: false };
  const [owner] = known;
  if (!owner || known.some((one) => one.code === code))
    return { state: running, ...(!owner && reachesOut && { claim }) };
  const goesLive =
    settings.live && here.length > 0 && here.every((one) => one.origin === "a trial");
  if (goesLive || settings.adoptDatabase === code)
    return { state: { ...running, adopted: true }, claim };
  // A copy that only captures mail and uses sandbox cards may be looked at.
  if (!reachesOut && here.length === 0) return { state: running };
  return { state: { jobs: "held", belongsTo: owner, code } };
}
