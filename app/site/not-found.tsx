import { data } from "react-router";
import { firm } from "../../content/firm.ts";
import type { Route } from "./+types/not-found.ts";
import { closestPages } from "./closest-pages.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";

export const handle = { islands: true };

export function loader({ request }: Route.LoaderArgs) {
  return data({ pages: closestPages(new URL(request.url).pathname) }, { status: 404 });
}

export const meta: Route.MetaFunction = () => [
  { title: `Page not found | ${firm.name}` },
  { name: "robots", content: "noindex" },
];

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <NotFoundScreen
      heading="404 Page Not Found"
      hint="Did you forget to add the page to the router?"
    >
      <nav aria-label="Closest pages" className="grid gap-2">
        <h2 className="text-title-3">The closest pages we have</h2>
        <ul className="grid gap-1">
          {loaderData.pages.map(({ href, label }) => (
            <li key={href}>
              <a className="link py-1" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </NotFoundScreen>
  );
}
