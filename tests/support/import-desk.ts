import type { ImportedRow, ImportKind, ImportRun } from "../../domain/imports/schema.ts";
import { openTestApp } from "./app.ts";
import type { Person } from "./company.ts";
import { newStaff, twoStaff } from "./desk.ts";
import { type FileContent, importsPath as at, sendImport } from "./send-import.ts";

type Sent = { by?: Person; key?: string };

/** Two of the staff, who send files of rows and confirm them. */
export async function openImportDesk() {
  const home = await openTestApp(twoStaff.settings);
  const [ada, grace] = await newStaff(home);

  const send = (kind: ImportKind, content: FileContent, { by = ada, key }: Sent = {}) =>
    sendImport(home, by, kind, content, key);

  const rowsOf = async ({ id }: ImportRun, more = ""): Promise<ImportedRow[]> =>
    (await ada.call("GET", `${at}/${id}/rows${more}`)).body;

  const confirm = ({ id, hash }: ImportRun, more: object = {}, { call }: Person = ada) =>
    call("POST", `${at}/${id}/confirmation`, { hash, ...more });

  /** What its rows would do, in a word each. */
  async function tried(kind: ImportKind, content: FileContent) {
    const { body: run } = await send(kind, content);
    const rows = await rowsOf(run);
    return { run: run as ImportRun, rows, outcomes: rows.map(({ outcome }) => outcome) };
  }

  async function imported(kind: ImportKind, content: string, more: object = {}) {
    const { run } = await tried(kind, content);
    const { body } = await confirm(run, more);
    if (body.doneAt === null) throw new Error("The import was not done");
    return run;
  }

  const companiesNamed = async (q: string) =>
    (await ada.call("GET", `/api/admin/companies?q=${encodeURIComponent(q)}`)).body;

  return { home, ada, grace, send, rowsOf, confirm, tried, imported, companiesNamed };
}

export type ImportDesk = Awaited<ReturnType<typeof openImportDesk>>;
