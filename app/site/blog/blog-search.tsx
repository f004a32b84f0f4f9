import {
  type InputEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { blogAddress, type BlogView, blogView } from "./blog-address.ts";
import { useLiveResults } from "./use-live-results.ts";

/** Milliseconds after the last keystroke before the search is sent. */
const pause = 200;

type Props = { view: BlogView; status: string; categories: readonly string[] };

export function BlogSearch(props: Props) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [category, setCategory] = useState(props.view.category);
  const { status, show } = useLiveResults(blogAddress(props.view), props.status);

  function search(remember: "pushState" | "replaceState", chosen = category) {
    clearTimeout(timer.current);
    const next = blogAddress({ q: field.current!.value.trim(), category: chosen });
    if (next !== location.pathname + location.search) history[remember](null, "", next);
    void show(next);
  }

  function searchSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search("replaceState"), pause);
  }

  function type({ nativeEvent }: InputEvent) {
    clearTimeout(timer.current);
    if (!nativeEvent.isComposing) searchSoon();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const chosen = event.submitter instanceof HTMLButtonElement ? event.submitter.value : category;
    setCategory(chosen);
    search("pushState", chosen);
  }

  const follow = useEffectEvent(() => {
    clearTimeout(timer.current);
    const view = blogView(location.search);
    field.current!.value = view.q;
    setCategory(view.category);
    void show(location.pathname + location.search);
  });

  /** Applies what happened before hydration: a step back, or the first letters of a search. */
  const catchUp = useEffectEvent(() => {
    if (blogAddress(blogView(location.search)) !== blogAddress(props.view)) setTimeout(follow);
    else if (field.current!.value.trim() !== props.view.q) searchSoon();
  });

  useEffect(() => {
    catchUp();
    const goBack = () => follow();
    addEventListener("popstate", goBack);
    return () => removeEventListener("popstate", goBack);
  }, []);

  return (
    <>
      <search>
        <form className="shell blog-filter" action="/blog" onSubmit={submit}>
          <div className="search-field">
            <label className="sr-only" htmlFor="blog-search">
              Search articles
            </label>
            <input
              ref={field}
              id="blog-search"
              className="control"
              type="search"
              name="q"
              defaultValue={props.view.q}
              placeholder="Search articles..."
              maxLength={200}
              autoComplete="off"
              enterKeyHint="search"
              onInput={type}
              onCompositionEnd={() => search("replaceState")}
            />
            <button type="submit" name="category" value={category} className="button button-quiet">
              Search
            </button>
          </div>
          <fieldset className="categories">
            <legend className="sr-only">Categories</legend>
            {["", ...props.categories].map((value) => (
              <button
                key={value}
                type="submit"
                name="category"
                value={value}
                className="category"
                aria-pressed={value === category}
              >
                {value || "All"}
              </button>
            ))}
          </fieldset>
        </form>
      </search>
      <output className="shell blog-status" data-blog-status>
        {status}
      </output>
    </>
  );
}
