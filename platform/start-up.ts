import module from "node:module";
import { join } from "node:path";

/** Imported first, to make the rest load fast. */

// Unless told otherwise, React and others run without their development checks.
process.env["NODE_ENV"] ??= "production";

module.enableCompileCache(join(import.meta.dirname, "../build/compile-cache"));

/** Node parses drizzle-orm's 180 kB package.json for each import: 0.5 s and 200 MB (Node 24.21, 0.45.4). */
const found = new Map<string, ReturnType<module.ResolveHookSync>>();
module.registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? "";
    if (/^drizzle-orm(\/|$)/.test(specifier)) {
      const known = found.get(specifier) ?? next(specifier, context);
      found.set(specifier, known);
      return { ...known, shortCircuit: true };
    }
    if (!specifier.startsWith(".") || !from.includes("/node_modules/drizzle-orm/"))
      return next(specifier, context);
    return { url: new URL(specifier, from).href, format: "module", shortCircuit: true };
  },
});
