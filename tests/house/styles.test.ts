import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const app = join(import.meta.dirname, "../../app");
const read = (file: string) => readFileSync(join(app, file), "utf8");
const sheets = globSync("**/*.css", { cwd: app }).map((file) => ({
  file,
  text: read(file).replace(/\/\*[\s\S]*?\*\//g, ""),
}));

function found(pattern: RegExp, leftOut: string[] = []): string[] {
  return sheets
    .filter(({ file }) => !leftOut.includes(file))
    .flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`));
}

describe("the style sheets", () => {
  it("use only the named breakpoints: four, and one for large text", () => {
    expect(found(/@media[^{]*(?:width|inline-size)[^{]*/g)).toEqual([]);
    const names = read("styles/breakpoints.css").match(/(?<=@custom-media )--[\w-]+/g) ?? [];
    expect(names).toHaveLength(5);
    const asked = found(/(?<=@media[^{]*)--[\w-]+/g).map((match) => match.split(": ")[1]);
    expect([...new Set(asked)].toSorted()).toEqual(names.toSorted());
  });

  it("take every color from the tokens", () => {
    const literal =
      /(?<=:[^;{]*)(?:#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!from var)|(?<![\w-])(?:white|black|gray|red)\b(?!-))/gi;
    expect(found(literal, ["styles/tokens.css"])).toEqual([]);
  });

  it("give a theme colors and nothing else: axe checks the rest in light alone", () => {
    expect(found(/prefers-color-scheme/g)).toEqual([]);
  });

  it("change a color with the width in few places: axe reads those in dark at more than one", () => {
    const changing = sheets.filter(({ text }) => {
      const around: string[] = [];
      for (const [, words = "", end] of text.matchAll(/([^{};]*)([{};])/g)) {
        if (end === "{") around.push(words.trim());
        else if (end === "}") around.pop();
        else if (
          /^\s*(?:color|background|fill|stroke|opacity|--[\w-]+:\s*var\(--(?:ink|paper|pine|signal|deep|on-deep|raised|danger))/.test(
            words,
          ) &&
          around.some((rule) => /^@(?:container|media.*--)/.test(rule))
        )
          return true;
      }
      return false;
    });
    expect(changing.map(({ file }) => file).toSorted()).toEqual(
      [
        "admin/frame/rail-menus.css",
        "admin/frame/rail.css",
        "admin/inbox/inbox-list.css",
        "admin/lists/narrow-records.css",
        "admin/today/today.css",
        "member/hours/work-lines.css",
        "site/solutions/comparison.css",
        "site/solutions/features/control-matrix.css",
        "site/solutions/features/typed-once.css",
        "site/solutions/features/three-lanes.css",
        "site/tools/catalog.css",
      ].toSorted(),
    );
  });

  it("put every rule into a layer that app.css orders", () => {
    const order = /@layer ([^;{]+);/.exec(read("app.css"))?.[1]?.split(", ") ?? [];
    const unknown = found(/@layer [\w-]+(?= \{)/g).filter(
      (match) => !order.includes(match.split("@layer ")[1] ?? ""),
    );
    expect(unknown).toEqual([]);
    const outside = /^(?!@(?:layer|import|font-face|custom-media)\b|[ }\n]).+/gm;
    expect(found(outside)).toEqual([]);
  });

  it("are short enough to read", () => {
    const long = sheets.filter(({ text }) => text.split("\n").length > 200);
    expect(long.map(({ file }) => file)).toEqual([]);
  });

  it("use names of things, and no markup uses utility classes", () => {
    const utility =
      /^(?:(?:sm|md|lg|xl|hover|dark):.+|.+\[.+\]|(?:flex|grid|block|hidden|underline|italic)|(?:[mp][trblxy]?|gap|w|h|cols|text|bg)-\d\S*|flex-(?:wrap|col|row)|(?:items|justify|content)-\w+)$/;
    const asked = globSync("**/*.tsx", { cwd: app }).flatMap((file) =>
      [...read(file).matchAll(/className="([^"]+)"/g)]
        .flatMap(([, names = ""]) => names.split(" "))
        .filter((name) => utility.test(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(asked).toEqual([]);
  });
});
