import { afterAll, beforeAll, expect, test } from "vitest";
import { eicar } from "../cli/checks/eicar.ts";
import { files } from "../domain/desk/tables.ts";
import { takeMail } from "../domain/desk/mail/take-mail.ts";
import { type FakeClamd, openFakeClamd } from "../tests/fakes/clamd.ts";
import { sendFile } from "../tests/support/files.ts";
import { type MailDesk, openMailDesk } from "../tests/support/mail-desk.ts";

let clamd: FakeClamd;
let desk: MailDesk;
beforeAll(async () => {
  clamd = await openFakeClamd();
  desk = await openMailDesk({ CLAMD_URL: clamd.url });
});
afterAll(async () => {
  await desk.close();
  await clamd.stop();
});

const kept = () => desk.home.database.db.$count(files);
async function mailTo(id: string, file: string): Promise<Buffer> {
  const raw = (await desk.fixture("attachments", id)).toString("latin1");
  const again = raw.replace("attachments@", `${crypto.randomUUID()}@`);
  return Buffer.from(again.replace("Q2FsbCBhdCB0ZW4u", Buffer.from(file).toString("base64")));
}

test("a file is scanned as it was sent, and a virus is refused and told in the log", async () => {
  const { own, home } = desk;
  expect((await sendFile(home, own.owner)).status).toBe(201);
  expect(clamd.seen.at(-1)?.toString()).toBe("All of the plan.");
  const before = await kept();
  expect(await sendFile(home, own.owner, { text: eicar })).toEqual({
    status: 400,
    body: {
      code: "invalid",
      message: "Our virus scanner found Eicar-Test-Signature in this file, so it was not kept.",
    },
  });
  expect(await kept()).toBe(before);
  expect(home.logs()).toContain('"found":"Eicar-Test-Signature"');
});

test("of a mail with a virus the words are kept, and staff read what was not", async () => {
  const lead = await desk.newLead();
  const before = await kept();
  await desk.take(await mailTo(lead, eicar));
  const { messages } = await desk.see(lead);
  expect(messages.at(1)).toMatchObject({ text: "Here they are.", files: [] });
  expect(messages.at(-1).text).toBe(
    "Came by email and was not taken: notes.txt (a virus), tool.exe.",
  );
  expect(await kept()).toBe(before);
});

test("while the scanner is away nothing is kept unseen: the browser is told, a mail waits", async () => {
  const { own, home, known } = desk;
  const lead = await desk.newLead();
  const before = await kept();
  const raw = await mailTo(lead, "Call at ten.");
  await clamd.stop();
  const answer = await home.request("POST", "/api/files?name=plan.txt", {
    headers: { Cookie: own.owner.cookie, "Content-Type": "application/octet-stream" },
    body: new Uint8Array(Buffer.from("All of the plan.")),
  });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining("not kept") });
  const at = desk.nextPlace();
  const take = () => takeMail(home.ctx, at, { raw, cut: false }, known);
  await expect(take()).rejects.toMatchObject({ code: "unavailable" });
  expect((await desk.see(lead)).messages).toHaveLength(1);
  expect(await kept()).toBe(before);
  await clamd.start();
  await take();
  expect((await desk.see(lead)).messages.at(1).files).toMatchObject([{ name: "notes.txt" }]);
});
