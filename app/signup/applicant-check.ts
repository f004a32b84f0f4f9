import "../api-client/zod-without-eval.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { signupFields } from "../../domain/applications/schema.ts";

export const check = zodResolver(signupFields);
