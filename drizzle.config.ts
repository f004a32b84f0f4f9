import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./platform/db/tables.ts", "./domain/**/tables.ts"],
  out: "./platform/db/migrations",
});
