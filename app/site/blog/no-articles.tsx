export function NoArticles() {
  return (
    <section className="no-articles">
      <h2 className="text-title-2">No articles found</h2>
      <p>Try adjusting your search or filter criteria.</p>
      <p>
        <a className="button button-quiet" href="/blog">
          Show all articles
        </a>
      </p>
    </section>
  );
}
