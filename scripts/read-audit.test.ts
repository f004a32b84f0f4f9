import { describe, expect, it } from "vitest";
import { readAudit } from "./read-audit.ts";

const hole = (severity: string) => ({ name: "left-pad", severity, range: "<1.3.1" });
const report = (...severities: string[]) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(severities.map((s, at) => [`p${at}`, hole(s)])),
  });

describe("the audit of dependencies", () => {
  it("fails on a hole of high or critical severity and names it", () => {
    const { lines, failed } = readAudit(report("low", "critical"));
    expect(failed).toBe(true);
    expect(lines).toContain("critical: left-pad <1.3.1");
  });

  it("names a lesser one and goes on", () => {
    expect(readAudit(report("moderate")).failed).toBe(false);
    expect(readAudit(report("moderate")).lines).toContain("moderate: left-pad <1.3.1");
  });

  it("says plainly that a registry has no audit, and goes on", () => {
    const refused = JSON.stringify({ message: "405 Method Not Allowed", error: {} });
    for (const output of [refused, "", "<html>"]) {
      const { lines, failed } = readAudit(output);
      expect(lines[0]).toMatch(/^NOT AUDITED/);
      expect(failed).toBe(false);
    }
    expect(readAudit(refused).lines[0]).toContain("405 Method Not Allowed");
  });
});
