import type { FileType } from "./schema.ts";
import { listZip, type ZipEntry } from "./list-zip.ts";

type Known = { type: FileType; ending: string };

const open = "application/vnd.oasis.opendocument";
const office = "application/vnd.openxmlformats-officedocument";

const openDocuments: Record<string, Known> = {
  [`${open}.text`]: { type: `${open}.text`, ending: "odt" },
  [`${open}.spreadsheet`]: { type: `${open}.spreadsheet`, ending: "ods" },
  [`${open}.presentation`]: { type: `${open}.presentation`, ending: "odp" },
};

const officeDocuments: [part: string, Known][] = [
  ["word/", { type: `${office}.wordprocessingml.document`, ending: "docx" }],
  ["xl/", { type: `${office}.spreadsheetml.sheet`, ending: "xlsx" }],
  ["ppt/", { type: `${office}.presentationml.presentation`, ending: "pptx" }],
];

const active =
  /(^|\/)(vbaProject|vbaData|activeX|embeddings|oleObject|Basic|Scripts|macrosheets|Object ?\d+)([./\d]|$)|\.(exe|dll|com|scr|bat|cmd|ps1|vbs|js|jar|msi|lnk|hta|bin)$/i;

const macros = "This document holds macros or other files inside it, which we don’t take.";

/** Null for a zip that is no document. @throws Error with words for people */
export function readOffice(bytes: Buffer): Known | null {
  const entries = listZip(bytes);
  const known = officeKind(entries);
  if (!known) return null;
  if (entries.some((one) => one.encrypted) || isSealed(entries))
    throw new Error("This document is protected by a password. Please send it without.");
  if (entries.some(isActive) || hasMacroType(entries)) throw new Error(macros);
  return known;
}

/** Sheets keep the settings of printers in files of their own. */
const isActive = ({ name }: ZipEntry) =>
  active.test(name) && !/(^|\/)printerSettings\d*\.bin$/i.test(name);

const partOf = (entries: ZipEntry[], name: string) =>
  entries
    .find((one) => one.name === name)
    ?.read()
    .toString("utf8");

function officeKind(entries: ZipEntry[]): Known | null {
  const [first] = entries;
  if (first?.name === "mimetype")
    return openDocuments[first.read().toString("latin1").trim()] ?? null;
  if (!entries.some(({ name }) => name === "[Content_Types].xml")) return null;
  const part = officeDocuments.find(([folder]) =>
    entries.some(({ name }) => name.startsWith(folder)),
  );
  return part?.[1] ?? null;
}

const isSealed = (entries: ZipEntry[]) =>
  partOf(entries, "META-INF/manifest.xml")?.includes("encryption-data") ?? false;

const hasMacroType = (entries: ZipEntry[]) =>
  /macroEnabled|vbaProject/i.test(partOf(entries, "[Content_Types].xml") ?? "");
