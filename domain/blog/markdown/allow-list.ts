import type { Options } from "rehype-sanitize";

const tagNames =
  "h1 h2 h3 h4 h5 h6 p blockquote hr br a em strong del code pre sup img ul ol li input section table thead tbody tr th td";

/** Only what Markdown itself produces: raw HTML in an article never becomes markup. */
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
  // Only footnotes have ids at this point, and theirs are already prefixed.
  clobber: [],
  clobberPrefix: "",
  allowComments: false,
  allowDoctypes: false,
};
