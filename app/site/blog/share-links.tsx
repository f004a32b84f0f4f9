import { Island } from "../../islands/island.tsx";
import { mailLink } from "../../mail-link.ts";
import { CopyLink } from "./copy-link.tsx";

/** Plain links: nothing is loaded from another site until one is followed. */
export function ShareLinks({ address, title }: { address: string; title: string }) {
  const mail = mailLink("", { subject: title, body: address });
  const linkedIn = new URLSearchParams({ url: address });
  return (
    <section className="share-links" aria-labelledby="share">
      <h2 id="share" className="label">
        Share this article
      </h2>
      <ul>
        <li>
          <a
            className="button button-quiet"
            href={`https://www.linkedin.com/sharing/share-offsite/?${linkedIn}`}
            rel="noopener noreferrer"
          >
            LinkedIn
          </a>
        </li>
        <li>
          <a className="button button-quiet" href={mail}>
            Email
          </a>
        </li>
        <li>
          <Island name="copy-link" component={CopyLink} props={{ address }} />
        </li>
      </ul>
    </section>
  );
}
