import { Feed } from "feed";
import type { RouterContextProvider } from "react-router";
import { firm } from "../../../content/firm.ts";
import { realAuthor } from "../../../content/people.ts";
import { listRecentPosts } from "../../../domain/blog/list-recent-posts.ts";
import type { Renderer } from "../../../domain/blog/markdown/create-renderer.ts";
import type { Reader } from "../../../domain/blog/public-posts.ts";
import { pageOf, siteContext } from "../../page-context.server.ts";
import { postAddress } from "./blog-address.ts";
import { cacheHeaders } from "./read-blog.server.ts";

const mostItems = 20;

// eslint-disable-next-line no-control-regex -- XML cannot contain these, even escaped
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** In the library, the second one in a text ends its CDATA section early. */
const endsCdata = "]]>";

function plain(words: string): string {
  return words.replace(notInXml, "").replaceAll(endsCdata, "]] >");
}

/** Makes relative addresses absolute, since feed readers show the text on their own pages. */
function withAbsoluteUrls(html: string, address: string, origin: string): string {
  // Only in tags: what code in the text says stays as it was written.
  return html
    .replaceAll(endsCdata, "]]&gt;")
    .replaceAll(/<[a-z][^>]*>/g, (tag) =>
      tag
        .replace(/(\s(?:href|src)=")\/(?!\/)/, (_, begins: string) => `${begins}${origin}/`)
        .replace(/(\shref=")#/, (_, begins: string) => `${begins}${address}#`),
    );
}

async function readFeed(origin: string, reader: Reader, articles: Renderer): Promise<Feed> {
  const posts = await listRecentPosts(reader, mostItems);
  const changes = posts.map(({ updatedAt }) => updatedAt.getTime());
  const feed = new Feed({
    id: `${origin}/blog`,
    link: `${origin}/blog`,
    title: `${firm.name}: Articles`,
    description: firm.tagline,
    language: "en",
    favicon: `${origin}/icon.svg`,
    generator: false,
    author: { name: firm.name, link: `${origin}/` },
    feedLinks: { rss: `${origin}/feed.xml`, json: `${origin}/feed.json` },
    ...(posts.length > 0 ? { updated: new Date(Math.max(...changes)) } : {}),
  });
  for (const post of posts) {
    const link = new URL(postAddress(post.slug), origin).href;
    const author = realAuthor(post.author);
    const { html } = await articles.show(post.content.replace(notInXml, ""));
    // Feed readers don't have our style sheet.
    const content = html.replaceAll(/(<t[hd]) class="align-(\w+)"/g, '$1 align="$2"');
    feed.addItem({
      id: `${origin}/blog/${post.id}`,
      link,
      title: plain(post.title),
      description: plain(post.excerpt),
      content: withAbsoluteUrls(content, link, origin),
      date: post.updatedAt,
      published: post.publishedAt,
      ...(author ? { author: [{ name: plain(author) }] } : {}),
      ...(post.cover ? { image: new URL(post.cover, origin).href } : {}),
      category: [post.category, ...post.tags].map((name) => ({ name: plain(name) })),
    });
  }
  return feed;
}

/** RSS wants an address with its author; a name alone is Dublin Core's. */
export function rssOf(feed: Feed): string {
  for (const item of feed.items) {
    const [author] = item.author ?? [];
    if (author?.name) item.extensions = [{ name: "dc:creator", objects: { _text: author.name } }];
    delete item.author;
  }
  return feed.rss2();
}

export async function answerFeed(
  context: Readonly<RouterContextProvider>,
  type: string,
  write: (feed: Feed) => string,
): Promise<Response> {
  const page = pageOf(context);
  const ctx = await page.ctx();
  const headers = await cacheHeaders(context, ctx);
  const body = write(await readFeed(context.get(siteContext).origin, ctx, page.articles));
  return new Response(body, { headers: { ...headers, "Content-Type": `${type}; charset=utf-8` } });
}
