import type { ListedPasskey } from "../../domain/accounts/schema.ts";
import { request, RequestError } from "./api-fetch.ts";

const at = "/api/auth/passkey";

export function passkeysWork(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function"
  );
}

export function signInWithPasskey(returnTo?: string): Promise<string> {
  return showPasskey(`${at}/generate-authenticate-options`, returnTo);
}

/** Answers the address to go on to; `from` is where the options come from. */
export async function showPasskey(from: string, returnTo?: string): Promise<string> {
  const options = await (await request("GET", from)).json();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const response = asKey(await navigator.credentials.get({ publicKey })).toJSON();
  const answer = await request("POST", `${at}/verify-authentication`, {
    response,
    returnTo,
  }).catch(refuse);
  return (await answer.json()).returnTo;
}

/** A passkey that is refused ends nobody's session, which a 401 means elsewhere. */
function refuse(error: unknown): never {
  throw error instanceof RequestError && error.status === 401
    ? new RequestError(403, error.body)
    : error;
}

export async function registerPasskey(
  name: string,
): Promise<ListedPasskey & { returnTo?: string }> {
  const options = await (await request("GET", `${at}/generate-register-options`)).json();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const response = asKey(await navigator.credentials.create({ publicKey })).toJSON();
  return (await request("POST", `${at}/verify-registration`, { response, name })).json();
}

function asKey(credential: Credential | null): PublicKeyCredential {
  if (credential instanceof PublicKeyCredential) return credential;
  throw new Error("The device returned no passkey");
}
