import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import geist from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, useMatches, useRouteLoaderData } from "react-router";
import { firm } from "../content/firm.ts";
import type { Route } from "./+types/root.ts";
import stylesheet from "./app.css?url";
import { Footer } from "./frame/footer.tsx";
import { Header } from "./frame/header.tsx";
import { pageServices } from "./page-context.server.ts";
import { NotFoundScreen } from "./site/not-found-screen.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { origin, islandsScript } = context.get(pageServices);
  return { origin, islandsScript };
}

const font = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;

export const links: Route.LinksFunction = () => [
  { ...font, href: bricolage },
  { ...font, href: geist },
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
];

/** Pages a browser may fetch ahead once the pointer rests on their link. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/api/*", "/dev/*"] } }] },
      eagerness: "moderate",
    },
  ],
});

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const hydrated = useMatches().some(
    ({ handle }) => (handle as { hydrate?: boolean } | undefined)?.hydrate,
  );
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ef" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101a16" />
        <Meta />
        <Links />
        {data && !hydrated ? <script type="module" src={data.islandsScript} /> : null}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <Header />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        {hydrated ? <Scripts /> : null}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <>
      <title>{`Something went wrong | ${firm.name}`}</title>
      <NotFoundScreen
        heading="Something went wrong"
        hint="The page could not be shown. Please try again in a moment."
      />
    </>
  );
}
