import { held } from "../../platform/held-table.ts";
import { replyTemplates } from "./tables.ts";

export const templatesHeld = [held(replyTemplates, { rule: "firm", plain: ["name", "text"] })];
