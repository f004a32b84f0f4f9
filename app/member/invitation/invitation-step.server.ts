import { data, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { acceptInvitation } from "../../../domain/companies/accept-invitation.ts";
import { readInvitation } from "../../../domain/companies/read-invitation.ts";
import { CodedError } from "../../../platform/errors.ts";
import { deliveryContext, pageOf } from "../../page-context.server.ts";
import { notFoundAt } from "../../site/not-found-at.ts";

type Context = Readonly<RouterContextProvider>;

export async function invitationView(request: Request, context: Context, id: string) {
  context.get(deliveryContext).personal = true;
  const ctx = await pageOf(context).ctx();
  const returnTo = new URL(request.url).pathname;
  const signIn = `/api/login?${new URLSearchParams({ returnTo })}`;
  if (ctx.actor.kind !== "member") throw redirect(signIn);
  if (!isId(id)) throw notFoundAt(request);
  try {
    return { signIn, ...(await readInvitation(ctx, id)) };
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    if (error.code === "forbidden")
      return { signIn, state: "not-yours" as const, email: ctx.actor.email };
    throw notFoundAt(request);
  }
}

const isId = (id: string) => z.guid().safeParse(id).success;

/** A refusal needs no words of its own: the page then shows what has become of the invitation. */
export async function takeAcceptance(context: Context, id: string) {
  if (!isId(id)) return null;
  try {
    await acceptInvitation(await pageOf(context).ctx(), id);
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return data(null, { status: error.code === "conflict" ? 409 : 403 });
  }
  throw redirect("/dashboard/people", 303);
}
