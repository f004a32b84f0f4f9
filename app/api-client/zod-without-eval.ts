import { config } from "zod";

// zod tries whether it may compile code, which our policy forbids and the browser then reports as an issue.
// So this comes before any schema is made: first among the imports of whatever starts in the browser.
config({ jitless: true });
