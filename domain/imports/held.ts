import { held } from "../../platform/held-table.ts";
import { imports } from "./tables.ts";

const others = "A list of other people, which is gone within a day.";

export const importsHeld = [
  held(imports, {
    rule: "imports",
    forget: { expires: imports.expiresAt },
    personal: {
      sheet: { leftOut: others, kept: others },
      rows: { leftOut: others, kept: others },
      createdBy: { leftOut: "Of staff: who uploaded it." },
    },
    plain: ["fileName", "contentHash", "hash", "expiresAt", "doneAt"],
  }),
];
