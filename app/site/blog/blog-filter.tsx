import { blogCategories } from "../../../domain/blog/schema.ts";
import type { BlogView } from "./blog-address.ts";

function CategoryButton({ name, value, chosen }: { name: string; value: string; chosen: string }) {
  return (
    <button
      type="submit"
      name="category"
      value={value}
      className="category"
      aria-pressed={value === chosen}
    >
      {name}
    </button>
  );
}

/** A plain form: every button sends it, and the address that follows holds the whole state. */
export function BlogFilter({ q, category }: Pick<BlogView, "q" | "category">) {
  return (
    <search>
      <form className="shell blog-filter" action="/blog" data-live-search>
        <div className="search-field">
          <label className="sr-only" htmlFor="blog-search">
            Search articles
          </label>
          <input
            id="blog-search"
            className="control"
            type="search"
            name="q"
            defaultValue={q}
            placeholder="Search articles..."
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit" name="category" value={category} className="button button-quiet">
            Search
          </button>
        </div>
        <fieldset className="categories">
          <legend className="sr-only">Categories</legend>
          <CategoryButton name="All" value="" chosen={category} />
          {blogCategories.map((name) => (
            <CategoryButton key={name} name={name} value={name} chosen={category} />
          ))}
        </fieldset>
      </form>
    </search>
  );
}
