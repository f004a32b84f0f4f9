import "../platform/start-up.ts";

// Static imports would not wait for the first line.
const { readEnvironment, exitOnError } = await import("../program.ts");
const { seedPosts } = await import("../domain/blog/seed-posts.ts");
const { hasCompanies } = await import("../domain/companies/has-companies.ts");
const { seedPlans } = await import("../domain/plans/seed-plans.ts");
const { systemClock } = await import("../platform/clock.ts");
const { openDatabase } = await import("../platform/db/open-database.ts");
const { createChance } = await import("./chance.ts");
const { openDesk } = await import("./demo/desk.ts");
const { fillDemo } = await import("./demo/fill-demo.ts");

const { settings, log } = readEnvironment();
const seed = Number(process.argv[2] ?? 1);

await exitOnError(async () => {
  if (settings.live) throw new Error("The demo fills a trial; this is a live site.");
  if (!Number.isInteger(seed)) throw new Error("The seed is a whole number: npm run demo -- 7");
  const { dataDir, databaseUrl: url } = settings;
  const database = await openDatabase({ dataDir, ...(url ? { url } : {}) });
  try {
    const { db } = database;
    if (await hasCompanies(db))
      throw new Error("There are companies already: the demo fills an empty trial.");
    await seedPlans(db);
    await seedPosts({ db, clock: systemClock });
    const today = systemClock.now();
    const lines = await fillDemo(openDesk({ db, log }, today), today, createChance(seed));
    console.log(`
  A year of twenty companies with ${lines} lines of work, from seed ${seed}.
  npm start, then sign in as ${settings.adminEmails[0]} for the back office,
  or as naomi.brooks@eastgate-community-clinic.example for a member's view.
`);
  } finally {
    await database.close();
  }
});
