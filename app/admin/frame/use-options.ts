import { ArrowRight, type LucideIcon, Zap } from "lucide-react";
import { useNavigate } from "react-router";
import type { FoundGroup } from "../../../domain/office/schema.ts";
import { groupWords } from "./group-words.ts";
import { screens } from "./screens.ts";
import { useOfficeSearch } from "./use-office-search.ts";
import { useShortcuts } from "./use-shortcut.ts";

export type Option = {
  id: string;
  label: string;
  detail?: string;
  hint?: string;
  icon: LucideIcon;
  run: () => void;
};

export type Section = { heading: string; options: Option[] };

const own = ["/"];

const hasAll = (label: string, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => label.toLowerCase().includes(word));

type Go = (href: string) => void;

function found({ kind, results, more }: FoundGroup, words: string, go: Go): Section {
  const { heading, listed = heading, icon, all } = groupWords[kind];
  const options = results.map(({ id, title, detail, href }) => ({
    id: `${kind}-${id}`,
    label: title,
    detail,
    icon,
    run: () => go(href),
  }));
  if (!more) return { heading, options };
  const rest = {
    id: `${kind}-all`,
    label: `All ${listed.toLowerCase()} with “${words}”`,
    icon: ArrowRight,
    run: () => go(all(words)),
  };
  return { heading, options: [...options, rest] };
}

export function useOptions(typed: string) {
  const navigate = useNavigate();
  const go: Go = (href) => void navigate(href);
  const words = typed.trim();
  const shortcuts = useShortcuts();
  const { groups, isSearching, error } = useOfficeSearch(words);
  const places = screens.map(({ href, label, name = label, icon }) => ({
    id: href,
    label: name,
    icon,
    run: () => go(href),
  }));
  const actions = shortcuts
    .filter(({ key }) => !own.includes(key))
    .map(({ key, label, run }) => ({ id: `key-${key}`, label, hint: key, icon: Zap, run }));
  const fitting = (options: Option[]) => options.filter(({ label }) => hasAll(label, words));
  const sections: Section[] = [
    { heading: "Go to", options: fitting(places) },
    { heading: "Do", options: fitting(actions) },
    ...groups.map((group) => found(group, words, go)),
  ];
  return { sections: sections.filter(({ options }) => options.length > 0), isSearching, error };
}
