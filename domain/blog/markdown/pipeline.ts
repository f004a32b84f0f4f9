import rehypeHighlight from "rehype-highlight";
import rehypeSanitize from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { allowList } from "./allow-list.ts";
import { finishCallouts } from "./callouts.ts";
import { headingPrefix, lowerFirstHeadings } from "./headings.ts";
import { finishLinks } from "./links.ts";
import { finishPictures } from "./pictures.ts";
import { makeBlocksScrollable } from "./scrollable-blocks.ts";
import { escapeRawHtml } from "./raw-html.ts";

// After sanitizing, each step adds only markup of our own.
export const pipeline = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(escapeRawHtml)
  .use(remarkRehype, {
    clobberPrefix: "note-",
    footnoteLabel: "Notes",
    footnoteLabelProperties: {},
  })
  .use(rehypeSanitize, allowList)
  .use(lowerFirstHeadings)
  .use(rehypeSlug, { prefix: headingPrefix })
  .use(finishLinks)
  .use(finishPictures)
  .use(finishCallouts)
  .use(makeBlocksScrollable)
  .use(rehypeHighlight)
  .use(rehypeStringify);
