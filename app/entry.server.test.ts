import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { handleError } from "./entry.server.tsx";
import type { PageContext } from "../domain/page-context.ts";
import { pageContext } from "./page-context.server.ts";

function reported(error: unknown, signal?: AbortSignal): unknown[] {
  const told: unknown[] = [];
  const context = new RouterContextProvider();
  const logFailure: PageContext["logFailure"] = (err) => void told.push(err);
  context.set(pageContext, { logFailure } as PageContext);
  const request = new Request("http://localhost/", signal ? { signal } : {});
  handleError(error, { request, context, params: {} });
  return told;
}

test("an unexpected error goes to the log, not to the console", () => {
  const error = new Error("The database is away");
  expect(reported(error)).toEqual([error]);
});

test("errors caused by the caller are not logged", () => {
  expect(reported(new Error("gone"), AbortSignal.abort())).toEqual([]);
});
