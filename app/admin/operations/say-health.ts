import { counted } from "../../../content/counted.ts";
import {
  backupWithinMs,
  enoughRoomBytes as enoughRoom,
  type Health,
} from "../../../domain/operations/schema.ts";

export type Fact = {
  id: string;
  label: string;
  text: string;
  isWell: boolean;
  todo?: { text: string; href?: string };
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const megabyte = 1024 ** 2;
const slowAnswerMs = 500;

function sayAge(milliseconds: number): string {
  if (milliseconds < hour) return counted(Math.max(1, Math.floor(milliseconds / minute)), "minute");
  if (milliseconds < 2 * day) return counted(Math.floor(milliseconds / hour), "hour");
  return counted(Math.floor(milliseconds / day), "day");
}

const sayRoom = (bytes: number) =>
  bytes >= enoughRoom
    ? `${Math.floor(bytes / enoughRoom)} GB free`
    : `${Math.floor(bytes / megabyte)} MB free`;

function backup({ lastBackup, now, live }: Health): Fact {
  const age = lastBackup === null ? undefined : Date.parse(now) - Date.parse(lastBackup);
  const isWell = age === undefined ? !live : age < backupWithinMs;
  return {
    id: "backup",
    label: "Backup",
    isWell,
    text:
      age === undefined
        ? `No backup yet${live ? "" : ", which a trial can do without"}`
        : `Last backup ${sayAge(age)} ago`,
    ...(isWell ? {} : { todo: { text: "Run npm run admin -- backup <folder>, every day." } }),
  };
}

type Told = { id: string; label: string; count: number; none: string; some: string };

const told = ({ id, label, count, none, some }: Told, todo: Fact["todo"]): Fact =>
  count === 0
    ? { id, label, text: none, isWell: true }
    : { id, label, text: some, isWell: false, ...(todo && { todo }) };

function webhooks({ webhooksFailing: failing, webhooksGone: gone }: Health): Fact {
  const some = [
    ...(failing > 0
      ? [`${counted(failing, "endpoint refuses", "endpoints refuse")} deliveries`]
      : []),
    ...(gone > 0
      ? [
          counted(
            gone,
            "endpoint answered 410 Gone and is off",
            "endpoints answered 410 Gone and are off",
          ),
        ]
      : []),
  ];
  return told(
    {
      id: "webhooks",
      label: "Webhooks",
      count: failing + gone,
      none: "Every endpoint takes what it is sent",
      some: some.join("; "),
    },
    {
      text: `See what they answered${gone > 0 ? ", and turn on or delete what is off" : ""}`,
      href: "/admin/webhooks",
    },
  );
}

/** In the order in which somebody would see to them. */
export function sayHealth(health: Health): Fact[] {
  const { database, mailsLate, jobsFailed, promisesLate, diskFreeBytes } = health;
  const kind = database.kind === "embedded" ? "The embedded database" : "PostgreSQL";
  const isQuick = database.answerMs < slowAnswerMs;
  const disk = diskFreeBytes ?? 0;
  return [
    {
      id: "database",
      label: "Database",
      text: `${kind} answered within ${counted(Math.max(1, database.answerMs), "millisecond")}`,
      isWell: isQuick,
      ...(isQuick ? {} : { todo: { text: "Look at its load, and at the slow queries below." } }),
    },
    backup(health),
    told(
      {
        id: "mail",
        label: "Mail",
        count: mailsLate,
        none: "No mail has waited for longer than 10 minutes",
        some: `${counted(mailsLate, "mail")} waiting for longer than 10 minutes`,
      },
      { text: "Waiting jobs, below, name the error." },
    ),
    told(
      {
        id: "jobs",
        label: "Jobs",
        count: jobsFailed,
        none: "No job has failed for good",
        some: `${counted(jobsFailed, "job")} failed for good`,
      },
      { text: "Fix the cause, then run them again below." },
    ),
    told(
      {
        id: "promises",
        label: "Promises",
        count: promisesLate,
        none: "No promised answer is late",
        some: `${counted(promisesLate, "promised answer")} late`,
      },
      { text: "Answer them in the inbox", href: "/admin/inbox?late=true" },
    ),
    webhooks(health),
    ...(diskFreeBytes === null
      ? []
      : [
          told(
            {
              id: "disk",
              label: "Disk",
              count: disk < enoughRoom ? 1 : 0,
              none: `${sayRoom(disk)} where DATA_DIR is`,
              some: `Only ${sayRoom(disk)} where DATA_DIR is`,
            },
            { text: "Make room: below 32 MB the embedded database stops." },
          ),
        ]),
  ];
}
