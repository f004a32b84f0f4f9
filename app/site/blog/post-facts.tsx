type Props = { category: string; readTime: number };

export function PostFacts({ category, readTime }: Props) {
  return (
    <p className="post-facts">
      <span className="post-category">{category}</span>
      <span>{readTime} min read</span>
    </p>
  );
}
