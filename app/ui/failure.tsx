import type { ReactNode } from "react";
import { failureText } from "../api-client/failure-text.ts";
import { FormProblem } from "./form-problem.tsx";
import { isSignedOut, SignedOut } from "./sign-in-again.tsx";

export function failureWords(error: Error | null, otherwise: string): ReactNode {
  if (isSignedOut(error)) return <SignedOut />;
  return error ? failureText(error, otherwise) : "";
}

type Props = { error: Error | null; otherwise: string };

export function Failure({ error, otherwise }: Props) {
  return <FormProblem>{failureWords(error, otherwise)}</FormProblem>;
}
