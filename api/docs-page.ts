import { html, raw } from "hono/html";
import { firm } from "../content/firm.ts";
import type { JsonSchema, OpenApi, Operation } from "./openapi.ts";
import { pageColors } from "./page-colors.ts";

const style = `${pageColors}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif}main{max-width:62rem;margin:0 auto;padding:3rem 1.25rem 6rem}
h1{font-size:2.4rem;line-height:1.1;margin:0 0 1rem}h2{margin:3.5rem 0 1rem;padding-top:1rem;border-top:2px solid var(--pine)}p{max-width:42rem}a{color:var(--pine)}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:0;list-style:none}
details{border-bottom:1px solid var(--line)}summary{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;padding:.8rem 0;cursor:pointer}
summary code{font-weight:600}summary span{color:var(--quiet)}.role{margin-left:auto;font-size:.875rem}
:focus-visible{outline:3px solid var(--pine);outline-offset:2px}code,pre{font:.9em ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
pre{padding:1rem;background:var(--raised);border:1px solid var(--line);border-radius:6px;overflow-x:auto;white-space:pre-wrap}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.35rem 1.25rem;margin:.5rem 0 1.5rem}dt{font-weight:600}dd{margin:0;color:var(--quiet)}h3{font-size:1rem;margin:1rem 0 .25rem}`;

type Field = { name: string; schema: JsonSchema; required: boolean; description?: string };

function typeOf(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map(String).join(" | ");
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(" or ");
  if (schema.type === "array") return `list of ${typeOf(schema.items ?? {})}`;
  const most = schema.maxLength === undefined ? "" : `, at most ${schema.maxLength}`;
  return `${schema.format ?? [schema.type ?? "anything"].flat().join(" or ")}${most}`;
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    required: required.includes(name),
    ...(schema.description !== undefined && { description: schema.description }),
  }));
}

function fieldList(heading: string, fields: Field[]) {
  if (fields.length === 0) return "";
  const rows = fields.map(
    ({ name, schema, required, description }) =>
      html`<dt><code>${name}</code></dt>
        <dd>
          ${typeOf(schema)}${required ? "" : ", optional"}${description ? `. ${description}` : ""}
        </dd>`,
  );
  return html`<h3>${heading}</h3>
    <dl>${rows}</dl>`;
}

function bodyPart({ requestBody }: Operation) {
  return Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) =>
    schema.properties
      ? fieldList("Body, as JSON", fieldsOf(schema))
      : html`<h3>Body</h3>
          <p><code>${type}</code>: ${schema.description}</p>`,
  );
}

function entry({ name, operation }: Listed) {
  const { summary, description, parameters, responses } = operation;
  const answers = Object.entries(responses).map(
    ([status, answer]) =>
      html`<dt>${status}</dt>
        <dd>${answer.description}</dd>`,
  );
  return html`<details>
    <summary>
      <code>${name}</code> <span>${summary}</span> <span class="role">${operation["x-role"]}</span>
    </summary>
    ${description.split("\n\n").map((words) => html`<p>${words}</p>`)}
    ${fieldList(
      "Query",
      parameters.filter((one) => one.in === "query"),
    )}${bodyPart(operation)}
    <h3>Answers</h3>
    <dl>${answers}</dl>
  </details>`;
}

type Listed = { name: string; operation: Operation };

function listed({ paths }: OpenApi): Listed[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`,
      operation,
    })),
  );
}

const idOf = (tag: string) => tag.toLowerCase();

export function docsPage(api: OpenApi) {
  const all = listed(api);
  const tags = [...new Set(all.flatMap(({ operation }) => operation.tags))];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>API reference | ${firm.name}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>API reference</h1>
          <p>
            JSON under /api. A failure is <code>{ message, code, fields? }</code> with a fitting
            status. A write must come from a page of this site: its Origin is checked. The word at
            the end of each line says who may call it. The same as
            <a href="/api/openapi.json">OpenAPI 3.1</a>.
          </p>
          <nav aria-label="Parts">
            <ul>
              ${tags.map((tag) => html`<li><a href="#${idOf(tag)}">${tag}</a></li>`)}
            </ul>
          </nav>
          ${tags.map(
            (tag) =>
              html`<section aria-labelledby="${idOf(tag)}">
                <h2 id="${idOf(tag)}">${tag}</h2>
                ${all.filter(({ operation }) => operation.tags.includes(tag)).map(entry)}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
}
