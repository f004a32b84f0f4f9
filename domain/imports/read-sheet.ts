import { CsvError, parse } from "csv-parse/sync";
import { CodedError } from "../../platform/errors.ts";
import { decodeText } from "./decode-text.ts";
import { mostImportRows } from "./schema.ts";

/** With those that are empty, of which a spreadsheet may leave many. */
const mostRead = mostImportRows * 3;

type Line = { row: number; cells: string[] };

export type Sheet = { encoding: string; separator: string; headings: string[]; lines: Line[] };

const separators = { ",": "comma", ";": "semicolon", "\t": "tab" } as const;

type Separator = keyof typeof separators;

const said = (rows: number) => rows.toLocaleString("en-US");

const refused = (message: string) => new CodedError("invalid", message);

/** What our own files put before what a spreadsheet would take for a formula. */
const unescaped = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, "").trim();

export function readSheet(bytes: Uint8Array): Sheet {
  const { text, encoding } = decodeText(bytes);
  const told = /^sep=([,;\t])\r?\n/i.exec(text);
  const separator = (told?.[1] as Separator | undefined) ?? guess(text);
  const records = parsed(told ? text.slice(told[0].length) : text, separator);
  if (records.length > mostRead)
    throw refused(
      `The file has more than ${said(mostRead)} rows, with the empty ones. Import at most ${said(mostImportRows)} at a time.`,
    );
  const before = told ? 2 : 1;
  const [headings = [], ...rest] = records.map((cells) => cells.map(unescaped));
  if (headings.every((heading) => heading === ""))
    throw refused("The first row is empty. It has to name the columns.");
  const lines = rest
    .map((cells, index) => ({ row: index + 1 + before, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  if (lines.length === 0) throw refused("The file has headings, and no rows below them.");
  if (lines.length > mostImportRows)
    throw refused(
      `The file has ${said(lines.length)} rows. Import at most ${said(mostImportRows)} at a time.`,
    );
  return { encoding, separator: separators[separator], headings, lines };
}

/** By the headings, which hold no text of any length. */
function guess(text: string): Separator {
  const head = text.replaceAll(/"[^"]*"/g, "").split(/[\r\n]/, 1)[0] ?? "";
  const often = (separator: string) => head.split(separator).length;
  const all = Object.keys(separators) as Separator[];
  return all.toSorted((one, other) => often(other) - often(one))[0] ?? ",";
}

function parsed(text: string, delimiter: Separator): string[][] {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      to: mostRead + 1,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CodedError(
      "invalid",
      `The quotes in line ${Number(error["lines"])} don’t close, or stand inside a cell that isn’t quoted.`,
      { cause: error },
    );
  }
}
