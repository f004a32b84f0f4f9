import { request } from "node:https";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createServerDatabase, serverUrl } from "../support/database.ts";
import { liveSettings } from "../support/live-settings.ts";
import { makeInstanceCertificate } from "../support/make-certificates.ts";
import { eventually, readyWithinMs, startProgram } from "../support/program.ts";

it.skipIf(!serverUrl)(
  "a live program speaks TLS with the certificate of its settings",
  async () => {
    const { folder, authority: ca } = await makeInstanceCertificate();
    const database = await createServerDatabase(serverUrl!);
    const program = await startProgram({
      ready: false,
      env: {
        ...liveSettings,
        DATABASE_URL: database.url,
        INBOX_URL: "imap://hello%40fontana.example:secret@127.0.0.1:1/INBOX",
        TLS_CERT_FILE: join(folder, "own.pem"),
        TLS_KEY_FILE: join(folder, "own.key"),
      },
    });
    onTestFinished(async () => {
      await program.kill();
      await database.drop();
    });
    const where = { host: "127.0.0.1", port: program.port, servername: "fontana.internal", ca };
    const asked = async (path: string) => {
      const [answer] = await once(request({ ...where, path, agent: false }).end(), "response");
      answer.resume();
      return answer.statusCode;
    };
    await eventually(async () => expect(await asked("/readyz")).toBe(200), readyWithinMs);
    expect(await asked("/contact")).toBe(200);
    expect(program.logs()).toContain("TRUST_PROXY is off");
    expect(program.logs()).toContain("FIRM_INBOX is the mailbox of INBOX_URL");
    expect(await program.stop()).toEqual({ code: 0, signal: null });
  },
);
