import { quotesPath, quoteDraft } from "../support/quote-draft.ts";
import type { StaffQuote } from "../../domain/quotes/schema.ts";
import { createChance } from "../../scripts/chance.ts";
import type { People } from "./people.ts";
import type { Step } from "./story.ts";

/** Written and sent by staff, and accepted at once. */
export async function orderOf({ asOwner, asStaff }: People): Promise<void> {
  const known = await asOwner("calm", "GET", "/api/billing");
  const companyId = known?.body.subscription?.companyId;
  if (!companyId) return;
  const written = await asStaff("calm", "POST", quotesPath, { ...quoteDraft, companyId });
  if (!written) return;
  const { id } = written.body;
  const sent = await asStaff("calm", "POST", `${quotesPath}/${id}/sending`, { version: 1 });
  const yes = { name: "Grace Hopper", version: 1, hash: sent?.body.hash };
  await asOwner("calm", "POST", `/api/quotes/${id}/acceptance`, yes);
}

async function pick({ asStaff }: People, seed: number): Promise<StaffQuote | null> {
  const said = await asStaff("calm", "GET", quotesPath);
  const all: StaffQuote[] = said?.body ?? [];
  const ordered = all.filter(({ order }) => order !== null);
  return ordered.length > 0 ? createChance(seed).pick(ordered) : null;
}

/** With the card on file, or another one. */
export async function payDeposit(
  people: People,
  { mishap, card, seed }: Step & { kind: "deposit" },
): Promise<void> {
  const { asOwner, save } = people;
  const quote = await pick(people, seed);
  if (!quote) return;
  const path = `/api/quotes/${quote.id}/deposit`;
  if (createChance(seed).happens(0.5)) {
    const said = await asOwner(mishap, "POST", path, {});
    if (said?.status !== 409) return;
  }
  const opened = await asOwner(null, "POST", `/api/quotes/${quote.id}/card`);
  if (opened?.status !== 200) return;
  const { setupIntentId } = opened.body;
  save(setupIntentId, card);
  await asOwner(mishap, "POST", path, { setupIntentId });
}

export async function sendInvoiceInstead(people: People, { mishap, seed }: Step): Promise<void> {
  const quote = await pick(people, seed);
  if (quote) await people.asStaff(mishap, "POST", `${quotesPath}/${quote.id}/deposit-invoice`);
}
