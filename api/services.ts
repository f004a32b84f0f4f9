import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Bucket } from "../platform/bucket/open-bucket.ts";
import type { CapturedMailbox } from "../platform/captured-mail.ts";
import type { Clock } from "../platform/clock.ts";
import type { Actor } from "../platform/context.ts";
import type { Settings } from "../platform/env.ts";
import { createFileCache, type FileCache } from "../platform/file-cache.ts";
import type { JobsState } from "../platform/installation.ts";
import type { Log } from "../platform/log.ts";
import { failureLog, type LogFailure } from "../platform/log-failure.ts";
import type { Mailer } from "../platform/mail.ts";
import type { Cards } from "../platform/payments/cards.ts";
import type { Charges } from "../platform/payments/charges.ts";
import type { StandIn } from "../platform/payments/stand-in/open-stand-in.ts";
import type { Stripe } from "stripe";
import { createPageTimes, type PageTimes } from "../platform/metrics/page-times.ts";
import { createRequestTimes, type RequestTimes } from "../platform/metrics/request-times.ts";
import type { Queue } from "../platform/queue.ts";
import type { Scanner } from "../platform/scanner/open-scanner.ts";
import type { Watched } from "../domain/read-health.ts";
import { createRenderer, type Renderer } from "../domain/blog/markdown/create-renderer.ts";
import type { Session } from "../domain/accounts/find-session.ts";
import { createOidcClient, type OidcClient } from "../platform/oidc.ts";
import { createLimits, type Limits } from "./limits.ts";

type Parts = {
  settings: Settings;
  database: Watched["database"];
  bucket: Bucket | undefined;
  scanner: Scanner | undefined;
  queue: Pick<
    Queue,
    "send" | "listWaiting" | "countStuck" | "countLate" | "listFailed" | "retryFailed"
  >;
  jobsState: JobsState;
  mailer: Mailer;
  cards: Cards;
  charges: Charges;
  stripe: Stripe;
  standIn: StandIn | undefined;
  mailbox?: CapturedMailbox | undefined;
  clock: Clock;
  /** On trial: moves the clock ahead and does what falls due. @throws CodedError invalid */
  turnClock?: ((to: Date) => Promise<void>) | undefined;
  log: Log;
};

export type Services = Parts & {
  limits: Limits;
  files: FileCache;
  articles: Renderer;
  oidc: OidcClient | undefined;
  logFailure: LogFailure;
  requestTimes: RequestTimes;
  pageTimes: PageTimes;
  /** Set at shutdown, so that the readiness probe fails. */
  stopping: boolean;
};

export function createServices(parts: Parts): Services {
  return {
    ...parts,
    limits: createLimits(parts.database.db, parts.settings.secret),
    files: createFileCache(),
    articles: createRenderer(),
    oidc:
      parts.settings.oidc &&
      createOidcClient(parts.settings.oidc, `${parts.settings.appUrl}/api/auth/callback`),
    logFailure: failureLog(parts.clock),
    requestTimes: createRequestTimes(),
    pageTimes: createPageTimes(),
    stopping: false,
  };
}

export type ApiEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    log: Log;
    session: Promise<CurrentSession> | undefined;
  };
};

export type CurrentSession = {
  actor: Actor;
  user: Session["user"] | null;
  session: Session["session"] | null;
};
export type ApiContext = Context<ApiEnv>;
