import type { BlogPosting } from "schema-dts";
import { realAuthor } from "../../../content/people.ts";
import { organizationId } from "./organization.ts";

type Facts = {
  path: string;
  title: string;
  excerpt: string;
  category: string;
  tags: string[];
  readTime: number;
  publishedAt: Date;
  updatedAt: Date;
  author: string | null;
  cover: string | null;
  series: string | null;
  part: number;
};

export function blogPosting(origin: string, post: Facts): BlogPosting {
  const author = realAuthor(post.author);
  const address = new URL(post.path, origin).href;
  return {
    "@type": "BlogPosting",
    "@id": `${address}#article`,
    headline: post.title,
    description: post.excerpt,
    image: new URL(post.cover ?? `/share${post.path}.png`, origin).href,
    datePublished: post.publishedAt.toISOString(),
    dateModified: post.updatedAt.toISOString(),
    articleSection: post.category,
    keywords: post.tags,
    timeRequired: `PT${post.readTime}M`,
    inLanguage: "en",
    mainEntityOfPage: { "@id": address },
    author: author ? { "@type": "Person", name: author } : { "@id": organizationId(origin) },
    ...(post.series && post.part > 0
      ? { isPartOf: { "@type": "CreativeWorkSeries", name: post.series }, position: post.part }
      : {}),
    publisher: { "@id": organizationId(origin) },
  };
}
