import { clients } from "../../content/clients.ts";
import { SampleMark } from "../people/sample-mark.tsx";
import { caseStudies, caseStudyAddress } from "./case-studies/case-studies.ts";

export function Clients() {
  return (
    <ul>
      {clients.map(({ name, sample }) => {
        const study = caseStudies.find(({ client }) => client === name);
        return (
          <li key={name}>
            {study ? <a href={caseStudyAddress(study.slug)}>{name}</a> : name}{" "}
            {sample ? <SampleMark /> : null}
          </li>
        );
      })}
    </ul>
  );
}
