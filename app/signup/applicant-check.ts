import "../api-client/zod-without-eval.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { applicant } from "../../domain/applications/schema.ts";

export const check = zodResolver(applicant);
