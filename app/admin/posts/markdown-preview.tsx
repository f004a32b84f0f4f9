import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { pictureSize } from "../../../domain/blog/covers/schema.ts";
import { request, RequestError } from "../../api-client/api-fetch.ts";
import { useRested } from "../../use-rested.ts";
import { followCursor } from "./follow-cursor.ts";
import type { PostValues } from "./post-values.ts";
import { postsPath } from "./use-posts.ts";
import { trustedHtml } from "../../ui/trusted-html.ts";

/** Milliseconds without typing before the server is asked to render. */
const rest = 400;

function isRefused(error: Error): error is RequestError {
  return error instanceof RequestError && (error.status === 400 || error.status === 413);
}

type Props = Pick<PostValues, "title" | "summary" | "author" | "cover" | "coverAlt" | "content">;

export function MarkdownPreview({ title, summary, author, cover, coverAlt, content }: Props) {
  const rested = useRested(content, rest);
  const box = useRef<HTMLElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const { data, error } = useQuery({
    queryKey: [postsPath, "preview", rested],
    queryFn: async (): Promise<{ html: string }> =>
      (await request("POST", `${postsPath}/preview`, { content: rested })).json(),
    enabled: rested.trim() !== "",
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  useEffect(() => {
    // A link in the preview must not take the writer away from the text.
    const leave = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link) return;
      event.preventDefault();
      if (link.protocol.startsWith("http")) window.open(link.href, "_blank", "noopener");
    };
    const { current } = shown;
    current?.addEventListener("click", leave);
    return () => current?.removeEventListener("click", leave);
  }, []);
  useEffect(() => followCursor(box.current, shown.current));
  const empty = rested.trim() === "" || !data;
  return (
    <section ref={box} className="markdown-preview" aria-label="Preview">
      <p className="label">As readers will see it</p>
      {title || summary ? (
        <div className="preview-head" dir="auto">
          <p className="preview-title">{title}</p>
          <p>{summary}</p>
          {author ? <p className="preview-author">By {author}</p> : null}
        </div>
      ) : null}
      {cover ? (
        <img className="picture-sample" src={cover} {...pictureSize(cover)} alt={coverAlt} />
      ) : null}
      {error ? (
        <output className="hint">
          {isRefused(error)
            ? `${error.fields.content ?? "The text is too long to preview."} Nothing is lost.`
            : "The preview is waiting for the server. Nothing is lost."}
        </output>
      ) : null}
      {empty && !error ? <p className="hint">Start writing to see a preview.</p> : null}
      {/* Sanitized by domain/blog/markdown, whose allow-list lets nothing executable through. */}
      <div
        ref={shown}
        className="prose"
        dir="auto"
        dangerouslySetInnerHTML={{ __html: trustedHtml(empty ? "" : data.html) }}
      />
    </section>
  );
}
