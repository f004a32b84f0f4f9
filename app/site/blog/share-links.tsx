/** Plain links: nothing of anybody else's is loaded until one is followed. */
export function ShareLinks({ address, title }: { address: string; title: string }) {
  const mail = new URLSearchParams({ subject: title, body: address }).toString();
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
          <a className="button button-quiet" href={`mailto:?${mail.replaceAll("+", "%20")}`}>
            Email
          </a>
        </li>
        <li>
          <button type="button" className="button button-quiet" data-copy-link={address} hidden>
            Copy link
          </button>
        </li>
      </ul>
    </section>
  );
}
