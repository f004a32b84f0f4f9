import { expect, it } from "vitest";
import { newDataDir, eventually, startProgram, type Program } from "../support/program.ts";
import { startMailServer } from "../support/smtp.ts";
import { rm } from "node:fs/promises";

const cookieOf = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`))
    ?.split(";")[0] ?? "";

const to = (answer: Response) => answer.headers.get("location");

function post(program: Program, where: string, fields: Record<string, string>, cookie = "") {
  return fetch(program.url + where, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: program.url, Cookie: cookie },
    body: new URLSearchParams(fields),
  });
}

it("a code sent by SMTP signs in, and the session survives a killed program until it is ended", async () => {
  const mail = await startMailServer();
  const dataDir = await newDataDir();
  const start = (port?: number) =>
    startProgram({ dataDir, env: { SMTP_URL: mail.url }, ...(port ? { port } : {}) });
  const first = await start();
  const asked = await post(first, "/api/sign-in/email", { email: "ada@example.com" });
  const code = await eventually(async () => {
    const found = /^ {4}(\d{6})$/m.exec(mail.received[0]?.text ?? "")?.[1];
    if (!found) throw new Error("No mail yet");
    return found;
  });
  expect(mail.received[0]?.to).toBe("ada@example.com");
  const done = await post(first, "/api/sign-in/code", { code }, cookieOf(asked, "sign-in"));
  expect(done.headers.get("location")).toBe("/dashboard");
  const session = cookieOf(done, "session");
  const status = async (program: Program) =>
    (await fetch(`${program.url}/api/auth/user`, { headers: { Cookie: session } })).status;
  expect(await status(first)).toBe(200);
  await first.kill();

  const second = await start(first.port);
  expect(await status(second)).toBe(200);
  await post(second, "/api/logout", {}, session);
  expect(await status(second)).toBe(401);
  await second.stop();
  await rm(dataDir, { recursive: true, force: true });
  await mail.close();
});

it("a mailed link survives being opened, works once, and five wrong codes end an attempt", async () => {
  const mail = await startMailServer();
  const program = await startProgram({ env: { SMTP_URL: mail.url } });
  const ask = async (email: string) => {
    const asked = await post(program, "/api/sign-in/email", { email });
    const text = await eventually(async () => {
      const found = mail.received.find(({ to }) => to === email);
      if (!found) throw new Error("No mail yet");
      return found.text;
    });
    return {
      cookie: cookieOf(asked, "sign-in"),
      code: /^ {4}(\d{6})$/m.exec(text)?.[1] ?? "",
      link: /http\S+token=[\w-]+/.exec(text)?.[0] ?? "",
    };
  };

  const { cookie, link } = await ask("link@example.com");
  for (const own of ["", "", cookie]) {
    const opened = await fetch(link, { headers: { Cookie: own } });
    expect([opened.status, opened.headers.getSetCookie()]).toEqual([200, []]);
  }
  const token = new URL(link).searchParams.get("token") ?? "";
  const enter = (own: string) => post(program, "/api/sign-in/link", { token }, own);
  expect(to(await enter(""))).toBe("/sign-in?problem=ended");
  const done = await enter(cookie);
  expect([to(done), cookieOf(done, "session")]).toEqual([
    "/dashboard",
    expect.stringMatching(/.{43}/),
  ]);
  expect(to(await enter(cookie))).toBe("/sign-in?problem=ended");

  const five = await ask("five@example.com");
  const guess = (code: string) => post(program, "/api/sign-in/code", { code }, five.cookie);
  const wrong = five.code === "000000" ? "111111" : "000000";
  for (let i = 0; i < 4; i++) expect(to(await guess(wrong))).toBe("/sign-in?problem=code");
  for (const code of [wrong, five.code])
    expect(to(await guess(code))).toBe("/sign-in?problem=ended");
  await program.stop();
  await mail.close();
});
