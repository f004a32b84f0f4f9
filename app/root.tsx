import "./api-client/zod-without-eval.ts";
import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import geist from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { firm } from "../content/firm.ts";
import type { Route } from "./+types/root.ts";
import stylesheet from "./app.css?url";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";
import { siteContext } from "./page-context.server.ts";
import type { FrameData, RouteHandle } from "./route-handle.ts";
import { NotFoundScreen } from "./site/not-found-screen.tsx";
import type { notFoundAt } from "./site/not-found-at.ts";
import { ArticleGone, PageNotFound } from "./site/page-not-found.tsx";
import { solutionEntries } from "./site/solutions/solution-pages.ts";
import { tokenColor } from "./styles/token-color.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { origin, islandsScript } = context.get(siteContext);
  const paper = { light: tokenColor("paper", "light"), dark: tokenColor("paper", "dark") };
  return { origin, islandsScript, paper, solutions: solutionEntries };
}

export const shouldRevalidate = () => false;

const font = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;

export const links: Route.LinksFunction = () => [
  { ...font, href: bricolage },
  { ...font, href: geist },
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** Whoever points at a link has its page before the click; what is somebody's own is asked for once it is wanted. */
const notAhead = ["/api/*", "/dev/*", "/admin*", "/dashboard*", "/sign-*", "/invitations/*"];
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: notAhead } }] },
      eagerness: "moderate",
    },
  ],
});

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const matches = useMatches();
  const hydrated = matches.some(({ handle }) => (handle as RouteHandle | undefined)?.hydrate);
  const hasFrame = matches.some(({ loaderData }) => (loaderData as FrameData | undefined)?.framed);
  const error = useRouteError();
  const framed = hasFrame && !error;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {Object.entries(data?.paper ?? {}).map(([theme, color]) => (
          <meta
            key={theme}
            name="theme-color"
            media={`(prefers-color-scheme: ${theme})`}
            content={color}
          />
        ))}
        <Meta />
        <Links />
        {/* No first frame without all of the main part: what is drawn would move for what comes after it. */}
        <link rel="expect" href={framed ? "#main" : "#footer"} blocking="render" />
        {data && !hydrated ? <script type="module" src={data.islandsScript} /> : null}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        {framed ? (
          children
        ) : (
          <>
            <Header solutions={data?.solutions ?? []} />
            <main id="main" tabIndex={-1}>
              {children}
            </main>
            <Footer origin={data?.origin ?? ""} />
          </>
        )}
        {hydrated ? <Scripts /> : null}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && [404, 410].includes(error.status)) {
    const isGone = error.status === 410;
    // One with pages is what a loader threw by notFoundAt; the router's own 404 has none.
    const { pages = [] } = Object(error.data) as Partial<ReturnType<typeof notFoundAt>["data"]>;
    return (
      <>
        <title>{`${isGone ? "Article taken down" : "Page not found"} | ${firm.name}`}</title>
        <meta name="robots" content="noindex" />
        {isGone ? <ArticleGone pages={pages} /> : <PageNotFound pages={pages} />}
      </>
    );
  }
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
