import { config } from "zod";

// Our policy forbids zod's test for eval, so this must be the first import of every browser entry.
config({ jitless: true });
