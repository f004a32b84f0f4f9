import type { Options } from "rehype-sanitize";

const tagNames =
  "h1 h2 h3 h4 h5 h6 p blockquote hr br a em strong del code pre sup img ul ol li input section table thead tbody tr th td";

/**
 * All that an article may be made of. Markdown's own HTML never becomes markup, so this names only
 * what Markdown itself produces; anything else is dropped, whatever produced it.
 */
export const allowList: Options = {
  tagNames: tagNames.split(" "),
  attributes: {
    a: ["href", "dataFootnoteRef", "dataFootnoteBackref", "ariaDescribedBy", "ariaLabel", "id"],
    code: [["className", /^language-[\w+#.-]{1,30}$/]],
    h2: ["id"],
    img: ["src", "alt", "title"],
    input: [["type", "checkbox"], "checked", ["disabled", true]],
    li: ["id"],
    ol: ["start"],
    section: ["dataFootnotes"],
    td: [["align", "left", "center", "right"]],
    th: [["align", "left", "center", "right"]],
  },
  protocols: {
    href: ["http", "https", "mailto", "tel"],
    src: ["https"],
  },
  required: { input: { type: "checkbox", disabled: true } },
  strip: ["script", "style"],
  // Only footnotes have ids at this point, and theirs begin with a prefix of ours.
  clobber: [],
  clobberPrefix: "",
  allowComments: false,
  allowDoctypes: false,
};
