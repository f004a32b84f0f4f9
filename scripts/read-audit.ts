type Hole = { name: string; severity: string; range: string };

type Report = { vulnerabilities?: Record<string, Hole>; message?: string };

/** What `npm audit --json` says, in lines; a registry that keeps no list of holes fails nothing. */
export function readAudit(output: string): { lines: string[]; failed: boolean } {
  const { vulnerabilities, message = output.slice(0, 300) } = parse(output);
  if (!vulnerabilities)
    return {
      lines: [`NOT AUDITED: the registry has no list of known holes (${message.trim()})`],
      failed: false,
    };
  const holes = Object.values(vulnerabilities);
  const grave = holes.filter(({ severity }) => severity === "high" || severity === "critical");
  return {
    lines: [
      ...holes.map(({ name, severity, range }) => `${severity}: ${name} ${range}`),
      `Known holes in what production installs: ${holes.length}, of them high or critical: ${grave.length}`,
    ],
    failed: grave.length > 0,
  };
}

function parse(output: string): Report {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return {};
  }
}
