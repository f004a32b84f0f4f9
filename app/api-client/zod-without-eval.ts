import { config } from "zod";

// zod checks whether it may compile code, which our policy forbids and the browser then reports.
// So this must run before any schema is created: as the first import of every browser entry.
config({ jitless: true });
