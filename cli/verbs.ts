import { backup, recordBackup } from "./verbs/backup.ts";
import { dropJobs, listJobs, retryJobs } from "./verbs/jobs.ts";
import { eraseAccount, exportPerson, resetPasskeys, signOut } from "./verbs/people.ts";
import { resealSecret } from "./verbs/reseal-secret.ts";
import { moveFilesVerb } from "./verbs/move-files.ts";
import { status } from "./verbs/status.ts";
import { replayWebhooks } from "./verbs/replay-webhooks.ts";

export const verbs = {
  status,
  backup,
  "record-backup": recordBackup,
  "list-jobs": listJobs,
  "retry-jobs": retryJobs,
  "drop-jobs": dropJobs,
  "sign-out": signOut,
  "reset-passkeys": resetPasskeys,
  export: exportPerson,
  erase: eraseAccount,
  "replay-webhooks": replayWebhooks,
  "reseal-secret": resealSecret,
  "move-files": moveFilesVerb,
};
