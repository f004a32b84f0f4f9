import { firm } from "../../content/firm.ts";
import type { Route } from "./+types/not-found.ts";
import { notFoundAt } from "./not-found-at.ts";
import { PageNotFound } from "./page-not-found.tsx";

export function loader({ request }: Route.LoaderArgs) {
  return notFoundAt(request);
}

export const meta: Route.MetaFunction = () => [
  { title: `Page not found | ${firm.name}` },
  { name: "robots", content: "noindex" },
];

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <PageNotFound pages={loaderData.pages} />;
}
