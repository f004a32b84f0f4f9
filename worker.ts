import "./platform/start-up.ts";

// This waits for the line above, which a static import would not.
const { openProgram, exitOnError, readEnvironment, stopOnSignal } = await import("./program.ts");

const { settings, log } = readEnvironment();
if (!settings.databaseUrl) {
  console.error(
    "DATABASE_URL is not set: the embedded database belongs to one process, and the server runs its jobs.",
  );
  process.exit(1);
}
if (!settings.runJobs) {
  console.error("RUN_JOBS is no: that leaves a worker nothing to do.");
  process.exit(1);
}
const program = await exitOnError(() => openProgram(settings, log));
log.info({ database: program.database.kind, jobs: program.jobsState.jobs }, "working");

stopOnSignal(log, async () => {
  await program.close();
});
