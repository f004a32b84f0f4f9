export function Closing() {
  return (
    <section className="closing" aria-labelledby="stay-updated">
      <div className="shell">
        <h2 id="stay-updated" className="text-display-2">
          Stay Updated with the Latest Insights
        </h2>
        <p className="blog-closing-text">
          Tell us what you are working on, and we write to you when something we publish bears on
          it.
        </p>
        <p>
          <a className="button button-signal button-large" href="/contact">
            Subscribe to Updates
          </a>
        </p>
      </div>
    </section>
  );
}
