import { examples, type VariableName } from "./env-variables.ts";

export class SettingsError extends Error {
  override name = "SettingsError";
}

export function failSetting(name: VariableName, problem: string): never {
  throw new SettingsError(`${name} ${problem}. Example: ${name}=${examples[name]}`);
}
