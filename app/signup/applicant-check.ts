import "../api-client/zod-without-eval.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { applicant } from "../../domain/membership/schema.ts";

export const check = zodResolver(applicant);
