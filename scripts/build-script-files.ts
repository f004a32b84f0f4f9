import { relative } from "node:path";
import type { Rolldown } from "vite";

const root = `${import.meta.dirname}/..`;

/** What is asked for by itself, as a route or a dynamic import, and needs this module. */
function entriesWith(module: string, graph: Rolldown.ChunkingContext): string[] {
  const seen = new Set<string>();
  const climb = (id: string): string[] => {
    if (seen.has(id)) return [];
    seen.add(id);
    const { importers, dynamicImporters } = graph.getModuleInfo(id)!;
    const isEntry = importers.length === 0 || dynamicImporters.length > 0;
    return [...(isEntry ? [relative(root, id)] : []), ...importers.flatMap(climb)];
  };
  return climb(module);
}

const isStaff = (entry: string) => entry.startsWith("app/admin/");
const isBehindSignIn = (entry: string) => isStaff(entry) || entry.startsWith("app/member/");
const isRoute = (entry: string) => entry.includes("?__react-router-build-client-route");

/** A route of these is never hydrated as a whole: what comes alive on it is an entry of its own. */
const isPublic = (entry: string) => /^app\/(islands|site|signup)\//.test(entry);
const isHydrated = (entry: string) =>
  !isPublic(entry) || !isRoute(entry) || entry.startsWith("app/signup/signup-success.");

function group(name: string, holds: (entries: string[]) => boolean): Rolldown.CodeSplittingGroup {
  return {
    debugName: name,
    name(module, graph) {
      const entries = entriesWith(module, graph).filter(isHydrated);
      return entries.length > 1 && entries.some(isBehindSignIn) && holds(entries) ? name : null;
    },
  };
}

/** For screens behind the sign-in, not a byte more for public pages. A group needs only those before it. */
export const sharedScripts: Rolldown.CodeSplittingGroup[] = [
  {
    ...group("shared", (entries) => entries.some((entry) => isPublic(entry) && !isRoute(entry))),
    entriesAware: true,
    entriesAwareMergeThreshold: 3000,
  },
  group("page", (entries) => !entries.every(isBehindSignIn)),
  group("portal", (entries) => entries.some(isStaff) && !entries.every(isStaff)),
  group("account", (entries) => !entries.some(isStaff)),
  group("office", (entries) => entries.every(isStaff)),
];

/** The name of a file that several entries share would be all of theirs. */
export const scriptName = ({ name }: { name: string }): string =>
  `assets/${name.startsWith("shared~") ? "shared" : "[name]"}-[hash].js`;
