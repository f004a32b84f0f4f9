import { it } from "vitest";
import { killWhileCharging } from "./kill-while-charging.ts";
import { onEitherDatabase } from "./on-either-database.ts";

it("kill -9 while cards are charged charges, refunds and mails nothing twice", async () => {
  await onEitherDatabase((databaseUrl) => killWhileCharging({ DATABASE_URL: databaseUrl }));
});
