import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ListedWork } from "../../../domain/hours/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { noAnswer } from "../../api-client/failure-text.ts";
import { companiesPath } from "../companies/companies-path.ts";
import { ConfirmAction } from "../confirm-action.tsx";
import { minutesInWords } from "../say-minutes.ts";
import { workPath } from "./work-path.ts";

type Props = { children: (ask: (line: ListedWork) => void) => ReactNode };

export function Reverse({ children }: Props) {
  const queries = useQueryClient();
  const isOfCompany = {
    predicate: ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
      String(path).startsWith(companiesPath),
  };
  return (
    <ConfirmAction
      list={workPath}
      question={(line: ListedWork) => ({
        title: `Reverse ${minutesInWords(line.billedMinutes)} for ${line.company}?`,
        text: `“${line.text}” stays in view as reversed, and its hours go back to where they came from. A statement that is closed stays as it is: the next one shows the correction.`,
        confirm: "Reverse this line",
        danger: true,
      })}
      act={async ({ id }) => {
        await request("POST", `${workPath}/${id}/reverse`);
        void queries.invalidateQueries(isOfCompany);
      }}
      done={({ company, billedMinutes }) => ({
        title: "Reversed",
        description: `${company} has ${minutesInWords(billedMinutes)} back.`,
      })}
      failed={() => ({
        title: "Nothing was reversed",
        description: noAnswer,
      })}
    >
      {children}
    </ConfirmAction>
  );
}
