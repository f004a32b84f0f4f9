import type { ReactNode } from "react";
import type { MetaDescriptor } from "react-router";
import { firm } from "../../content/firm.ts";
import sheet from "./sign-in-frame.css?url";

export const signInLinks = () => [{ rel: "stylesheet", href: sheet }];

/** Keeps these pages out of search engines, and their addresses from other sites. */
export function signInMeta(title: string): MetaDescriptor[] {
  return [
    { title: `${title} | ${firm.name}` },
    { name: "robots", content: "noindex" },
    { name: "referrer", content: "same-origin" },
  ];
}

const stations = ["Your email", "The code", "Signed in"];

export function SignInFrame({
  heading,
  station,
  children,
}: {
  heading: string;
  station?: 1 | 2;
  children: ReactNode;
}) {
  return (
    <section className="shell sign-in">
      <div className="sign-in-panel">
        {station ? (
          <ol className="stations" aria-label="Steps">
            {stations.map((name, index) => (
              <li
                key={name}
                className={index < station ? "station node station-reached" : "station node"}
                aria-current={index === station - 1 ? "step" : undefined}
              >
                {name}
              </li>
            ))}
          </ol>
        ) : null}
        <h1 className="text-display-form">{heading}</h1>
        {children}
      </div>
      {station ? <Aside /> : null}
    </section>
  );
}

function Aside() {
  return (
    <aside className="aside sign-in-aside" aria-label="About signing in">
      <dl>
        <div>
          <dt>No password</dt>
          <dd>
            There is none to forget or to steal. Each code works once, for ten minutes, in the
            browser that asked for it.
          </dd>
        </div>
        <div>
          <dt>First time here?</dt>
          <dd>The same steps create your account. It is free and needs no card.</dd>
        </div>
        <div>
          <dt>No email?</dt>
          <dd>
            Check your spam folder first. Then call{" "}
            <a className="link nowrap" href={firm.phoneHref}>
              {firm.phone}
            </a>{" "}
            or write to{" "}
            <a className="link" href={`mailto:${firm.email}`}>
              {firm.email}
            </a>
            .
          </dd>
        </div>
      </dl>
    </aside>
  );
}
