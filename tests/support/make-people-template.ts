import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "../../platform/db/open-database.ts";
import { addMembers, type MemberTokens } from "./members.ts";
import { addPeople } from "./people.ts";
import { newDataDir } from "./program.ts";

const folderName = "PEOPLE_TEMPLATE";
const tokensName = "MEMBER_TOKENS";

/** Fills a folder with members and companies, for the programs that the browser tests share. */
export default async function makePeopleTemplate(): Promise<() => Promise<void>> {
  const dataDir = await newDataDir();
  const { db, close } = await openDatabase({ dataDir });
  const tokens = await addMembers(db);
  await addPeople(db);
  await close();
  process.env[folderName] = dataDir;
  process.env[tokensName] = JSON.stringify(tokens);
  return () => rm(dataDir, { recursive: true, force: true });
}

export async function copyPeople(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fontana-people-"));
  await cp(process.env[folderName] ?? "", dataDir, { recursive: true });
  return dataDir;
}

export const memberTokens = (): MemberTokens => JSON.parse(process.env[tokensName] ?? "{}");
