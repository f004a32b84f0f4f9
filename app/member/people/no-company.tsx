export function NoCompany() {
  return (
    <section className="settings-section no-company" aria-labelledby="no-company">
      <div>
        <h2 id="no-company" className="text-title-2">
          You are on your own here
        </h2>
        <p>
          With a membership your company gets its own place, and you can invite colleagues to it. If
          they have one already, ask an owner to invite you.
        </p>
        <p>
          <a className="button button-quiet" href="/membership">
            See the plans
          </a>
        </p>
      </div>
    </section>
  );
}
