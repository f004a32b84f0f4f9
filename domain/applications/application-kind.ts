import type { Term } from "../../content/plans.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Granted } from "./granted.ts";

export type Decided = { email: string; status: string };

export type Accepted = Pick<Granted, "firstName" | "lastName" | "phone" | "company"> & {
  acceptedAt: Date | null;
};

export type Waiting = Pick<Granted, "firstName" | "lastName" | "phone" | "company"> & {
  plan: string;
  createdAt: Date;
};

export type ApplicationKind<Row extends Decided> = {
  noun: "request" | "signup";
  billing: "by-hand" | "card";
  waiting: string;
  planOf(row: Row): string | null;
  decisionJob(id: number): [name: string, payload: object];
  auditDetails(id: number): Record<string, number>;
  find(tx: Queryable, id: number): PromiseLike<Row[]>;
  lockPending(tx: Queryable, email: string): PromiseLike<unknown>;
  lockGranted(tx: Queryable, email: string): PromiseLike<Granted[]>;
  /** Where a payment comes before the membership. */
  begin?(
    ctx: Ctx,
    granted: { id: number; companyId: string; planId: string; term: Term },
  ): Promise<void>;
  keepCompany(tx: Queryable, id: number, companyId: string): PromiseLike<unknown>;
  companyOf(tx: Queryable, id: number): Promise<string | null>;
  lockOf(tx: Queryable, companyId: string): PromiseLike<{ id: number }[]>;
  moveAll(tx: Queryable, from: string, into: string): PromiseLike<unknown>;
  markApplied(tx: Queryable, id: number, now: Date): PromiseLike<unknown>;
  findAccepted(db: Queryable, email: string): Promise<Accepted | null>;
  findWaiting(db: Queryable, email: string): Promise<Waiting | null>;
};
