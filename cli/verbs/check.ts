import type { Settings } from "../../platform/env.ts";
import { ground } from "../checks/ground.ts";
import { outside } from "../checks/outside.ts";
import { ownCertificate } from "../checks/own-certificate.ts";
import { probe } from "../checks/probe.ts";
import type { Outcome, Progress } from "../operator.ts";

/** Needs no open database, so it works before the first start and while nothing else does. */
export async function check(settings: Settings, progress: Progress): Promise<Outcome> {
  const { certificate } = settings.listen;
  const probes = [
    ...ground(settings),
    ...(certificate ? [ownCertificate(certificate.cert)] : []),
    ...outside(settings),
  ];
  progress(`Trying ${probes.map(({ name }) => name).join(", ")} …`);
  const findings = await Promise.all(probes.map(probe));
  return {
    data: findings,
    ok: findings.every(({ ok }) => ok),
    lines: findings.flatMap(({ name, ok, says, fix }) => [
      `${ok ? "ok     " : "FAILED "} ${name}: ${says}`,
      ...(fix ? [`        ${fix}`] : []),
    ]),
  };
}
