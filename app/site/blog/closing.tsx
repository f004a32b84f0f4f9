import { blogPage } from "../../../content/blog.ts";

const { heading, text, label } = blogPage.closing;

export function Closing() {
  return (
    <section className="closing" aria-labelledby="stay-updated">
      <div className="shell">
        <h2 id="stay-updated" className="text-display-2">
          {heading}
        </h2>
        <p className="blog-closing-text">{text}</p>
        <p>
          <a className="button button-signal button-large" href="/contact?about=updates">
            {label}
          </a>
        </p>
      </div>
    </section>
  );
}
