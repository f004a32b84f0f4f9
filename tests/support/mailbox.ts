import { attributeOf, parseHtml, wordsOf } from "./html.ts";
import type { Program } from "./program.ts";

type ListedMail = { id: string; to: string; subject: string; sentAt: string };

export async function listMails({ url }: Pick<Program, "url">): Promise<ListedMail[]> {
  const page = await (await fetch(`${url}/dev/mailbox`)).text();
  const [, ...rows] = parseHtml(page).querySelectorAll("tr");
  return rows.map((row) => {
    const [subject = "", to = "", sentAt = ""] = row.querySelectorAll("td").map(wordsOf);
    const link = row.querySelector("a");
    const id = /[\w-]+$/.exec(link ? attributeOf(link, "href") : "")?.[0] ?? "";
    return { id, to, subject, sentAt };
  });
}

export type ReceivedMail = { to: string; text: string };

/** A mail never changes, so its page is asked for once. */
const texts = new Map<string, Promise<string>>();

export async function readMails(program: Pick<Program, "url">): Promise<ReceivedMail[]> {
  const mails = await listMails(program);
  return Promise.all(
    mails.map(async ({ id, to }) => {
      const address = `${program.url}/dev/mailbox/${id}`;
      const text =
        texts.get(address) ??
        fetch(address).then(async (page) => wordsOf(parseHtml(await page.text())));
      texts.set(address, text);
      return { to, text: await text };
    }),
  );
}
