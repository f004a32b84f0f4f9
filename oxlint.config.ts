import { defineConfig, type OxlintOverride } from "oxlint";

/** Who may import whom. A new folder or room is one line here; what is not listed is refused. */
export const floors: Record<string, string[]> = {
  content: [],
  platform: [],
  domain: ["platform", "content"],
  api: ["domain", "platform", "content"],
  cli: ["domain", "platform", "content"],
  app: ["domain", "platform", "content"],
  tests: [],
  scripts: [],
};

export const rooms: Record<string, string[]> = {
  fields: [],
  files: ["fields"],
  mails: [],
  templates: ["fields"],
  plans: ["fields"],
  accounts: ["fields", "plans"],
  calendar: ["fields", "accounts"],
  blog: ["fields"],
  enquiries: ["fields", "accounts"],
  operations: ["fields"],
  webhooks: ["fields", "accounts"],
  companies: ["fields", "accounts"],
  desk: [
    "fields",
    "files",
    "templates",
    "accounts",
    "calendar",
    "enquiries",
    "companies",
    "membership",
  ],
  terms: ["fields", "accounts", "companies"],
  membership: ["fields", "plans", "accounts", "companies", "terms"],
  hours: ["fields", "plans", "accounts", "companies", "membership"],
  invoices: ["fields", "plans", "accounts", "companies", "membership", "hours"],
  quotes: ["fields", "accounts", "companies", "membership", "hours", "invoices", "billing"],
  applications: ["fields", "plans", "calendar", "accounts", "companies", "membership", "hours"],
  billing: [
    "fields",
    "plans",
    "accounts",
    "companies",
    "terms",
    "membership",
    "hours",
    "invoices",
    "applications",
  ],
  imports: ["fields", "accounts", "enquiries", "companies", "desk"],
  log: ["fields", "plans", "accounts", "companies", "desk", "applications", "billing"],
  office: [
    "fields",
    "plans",
    "accounts",
    "calendar",
    "blog",
    "companies",
    "desk",
    "terms",
    "membership",
    "hours",
    "invoices",
    "quotes",
    "applications",
    "billing",
    "operations",
  ],
};

type Refusal = { message: string; importNames?: string[] } & (
  | { regex: string }
  | { group: string[] }
);

const barrel: Refusal = {
  regex: "(^|/)index(\\.[cm]?[jt]sx?)?$",
  message: "No barrel files: import the file that holds the thing.",
};

const everywhere: Refusal[] = [
  barrel,
  {
    regex: "^(/|#|@/|~)",
    message: "Import by relative path, so that the other file's room shows.",
  },
  { regex: "(^|/)(server|worker)\\.ts$", message: "Nothing imports the program's entry points." },
];

const tables: Refusal = {
  regex: "[a-z-]+/tables\\.ts$",
  message: "A room's tables are its own: call one of its verbs.",
};

/** A part of a room may have tables of its own, in its folder: they are the room's all the same. */
function tablesOfOthers(room: string): Refusal {
  const others = Object.keys(rooms).filter((name) => name !== room);
  return {
    ...tables,
    regex: `^(\\.\\./)+(${[...others, "platform"].join("|")})/([a-z-]+/)?tables\\.ts$`,
  };
}

const database: Refusal = {
  regex: "^(\\.\\./)+platform/db/",
  message: "The database is reached through a verb in domain.",
};

function otherFloors(floor: string): Refusal {
  const allowed = floors[floor] ?? [];
  const refused = Object.keys(floors).filter((name) => name !== floor && !allowed.includes(name));
  return {
    regex: `^(\\.\\./)+(${refused.join("|")})/`,
    message: `${floor} may import from ${[floor, ...allowed].join(", ")} only.`,
  };
}

function otherRooms(room: string): Refusal {
  const allowed = rooms[room] ?? [];
  const refused = Object.keys(rooms).filter((name) => name !== room && !allowed.includes(name));
  return {
    regex: `^(\\.\\./)+(${refused.join("|")})/`,
    message: `domain/${room} may call ${allowed.join(", ") || "no other room"}: rooms know each other one way.`,
  };
}

/** If several match a file, only the last applies, so each lists everything refused there. */
function refuse(files: string[], ...patterns: Refusal[]): OxlintOverride {
  return {
    files,
    rules: { "no-restricted-imports": ["error", { patterns: [...everywhere, ...patterns] }] },
  };
}

const importRules = [
  refuse(["platform/**"], otherFloors("platform")),
  refuse(["content/**"], otherFloors("content"), {
    regex: "^[^.]",
    message: "content holds what the firm says; it needs no package.",
  }),
  refuse(["domain/*.ts"], otherFloors("domain"), tables),
  ...Object.keys(rooms).flatMap((room) => [
    refuse([`domain/${room}/**`], otherFloors("domain"), otherRooms(room), tablesOfOthers(room)),
    // A foreign key names the other table, so tables know the tables of the rooms below.
    refuse([`domain/${room}/**/tables.ts`], otherFloors("domain"), otherRooms(room)),
  ]),
  refuse(["api/**"], otherFloors("api"), tables, database),
  refuse(["cli/**"], otherFloors("cli"), tables, database),
  refuse(
    ["app/**"],
    otherFloors("app"),
    {
      regex: "^(\\.\\./)+platform/",
      message: "Browser code imports only content, domain/*/schema.ts and app.",
    },
    {
      group: ["**/domain/**", "!**/domain/*/schema.ts", "!**/domain/*/*/schema.ts"],
      message:
        "Browser code reads domain only through domain/*/schema.ts; *.server.ts calls verbs.",
    },
    { regex: "^node:", message: "Browser code runs without Node." },
    {
      regex: "^react-hook-form$",
      importNames: ["useForm"],
      message: "It moves the focus late: import app/ui/use-form.ts instead.",
    },
  ),
  refuse(
    ["app/**/*.server.ts", "app/**/*.server.tsx", "app/entry.server.tsx"],
    otherFloors("app"),
    tables,
    database,
  ),
];

export default defineConfig({
  plugins: [
    "typescript",
    "unicorn",
    "oxc",
    "import",
    "react",
    "jsx-a11y",
    "promise",
    "node",
    "vitest",
  ],
  categories: { correctness: "error", suspicious: "error" },
  env: { builtin: true, node: true, browser: true },
  ignorePatterns: [
    "build/**",
    "data/**",
    ".react-router/**",
    "test-results/**",
    "playwright-report/**",
    "platform/db/migrations/**",
  ],
  rules: {
    "import/no-cycle": "error",
    "import/no-unassigned-import": "off",
    "max-lines": ["error", { max: 240, skipBlankLines: true }],
    "import/no-named-as-default-member": "off",
    "oxc/no-barrel-file": ["error", { threshold: 0 }],
    "react/react-in-jsx-scope": "off",
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    "typescript/no-explicit-any": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    "typescript/await-thenable": "error",
    "typescript/no-unsafe-type-assertion": "off",
    "typescript/consistent-return": "off",
    "no-console": "error",
    "no-underscore-dangle": "off",
    "no-shadow": "off",
    "no-restricted-imports": ["error", { patterns: [barrel, tables] }],
    "vitest/require-mock-type-parameters": "off",
    "promise/always-return": "off",
    "promise/no-callback-in-promise": "off",
  },
  overrides: [
    ...importRules,
    {
      files: ["**/*.test.ts", "**/*.test.tsx", "tests/**"],
      rules: {
        "max-lines": "off",
        "no-restricted-imports": "off",
        "no-await-in-loop": "off",
        "vitest/valid-expect": ["error", { maxArgs: 2 }],
        "vitest/expect-expect": "off",
        "vitest/no-conditional-expect": "off",
        "typescript/require-array-sort-compare": "off",
        "typescript/no-base-to-string": "off",
        "typescript/unbound-method": "off",
      },
    },
    {
      files: ["cli/**", "scripts/**", "tests/**", "server.ts", "worker.ts", "*.config.ts"],
      rules: { "no-console": "off" },
    },
  ],
});
