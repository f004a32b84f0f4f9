import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { adminOf } from "../support/admin-of.ts";
import { enquiry, postEnquiry } from "../support/enquiry.ts";
import { isFor } from "../support/mails-about.ts";
import type { ReceivedMail } from "../support/mailbox.ts";
import type { Program } from "../support/program.ts";
import type { readSignInCode } from "../support/sign-in.ts";

const client = "client@visitor.example";

/** Staff who write to one client until their program dies, and again when it is back. */
export function openStaff(readCode?: typeof readSignInCode) {
  let written = 0;
  const acknowledged: string[] = [];

  return {
    /** @returns what they do from now on */
    async signIn(program: Program): Promise<() => Promise<void>> {
      const first = enquiry(client);
      if (written === 0) expect((await postEnquiry(program, first, 60_000)).status).toBe(201);
      const call = await adminOf(program, readCode);
      const find = new URLSearchParams({ q: client });
      const [lead] = await call<{ id: string }[]>("GET", `/api/admin/inbox?${find}`);
      return async () => {
        for (;;) {
          const text = `Answer-${(written += 1)}.`;
          try {
            await call("POST", `/api/admin/inbox/${lead!.id}/reply`, { key: randomUUID(), text });
          } catch (error) {
            // Refused is not dead.
            if (error instanceof TypeError) return;
            throw error;
          }
          acknowledged.push(text);
        }
      };
    },

    expectMailedOnce(mails: ReceivedMail[]): void {
      const got = mails.filter((mail) => isFor(mail, client));
      const times = (text: string) => got.filter((mail) => mail.text.includes(text)).length;
      expect(acknowledged.map((text) => [text, times(text)])).toEqual(
        acknowledged.map((text) => [text, 1]),
      );
      for (let n = 1; n <= written; n += 1) expect(times(`Answer-${n}.`)).toBeLessThanOrEqual(1);
      expect(acknowledged.length).toBeGreaterThan(1);
    },
  };
}
