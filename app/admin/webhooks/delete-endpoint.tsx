import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { WebhookEndpoint } from "../../../domain/webhooks/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { noAnswer } from "../../api-client/failure-text.ts";
import { ConfirmAction } from "../confirm-action.tsx";
import { endpointName } from "./endpoint-name.ts";
import { deliveriesPath, endpointsPath } from "./webhooks-query.ts";

type Props = { children: (ask: (endpoint: WebhookEndpoint) => void) => ReactNode };

export function DeleteEndpoint({ children }: Props) {
  const queries = useQueryClient();
  return (
    <ConfirmAction
      list={endpointsPath}
      heading="endpoints-heading"
      question={(endpoint: WebhookEndpoint) => ({
        title: `Delete ${endpointName(endpoint)}?`,
        text: "Nothing more is sent there. What is still waiting is dropped, and its deliveries are deleted.",
        confirm: "Delete endpoint",
        danger: true,
      })}
      act={async ({ id }) => {
        await request("DELETE", `${endpointsPath}/${id}`);
        await queries.invalidateQueries({ queryKey: [deliveriesPath] });
      }}
      done={(endpoint) => ({ title: "Endpoint deleted", description: endpointName(endpoint) })}
      failed={() => ({
        title: "The endpoint was not deleted",
        description: noAnswer,
      })}
    >
      {children}
    </ConfirmAction>
  );
}
