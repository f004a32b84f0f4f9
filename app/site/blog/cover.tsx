import { pictureSize, smallerPath, smallerWidths } from "../../../domain/blog/covers/schema.ts";

type Props = {
  path: string;
  alt: string;
  sizes: string;
  isFirst?: boolean;
};

export function Cover({ path, alt, sizes, isFirst = false }: Props) {
  const size = pictureSize(path);
  if (!size) return null;
  const smaller = smallerWidths.filter((width) => width < size.width);
  const all = [...smaller.map((width) => [smallerPath(path, width), width]), [path, size.width]];
  return (
    <img
      className="cover"
      src={path}
      srcSet={all.map(([at, width]) => `${at} ${width}w`).join(", ")}
      sizes={sizes}
      {...size}
      alt={alt}
      decoding="async"
      {...(isFirst ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
    />
  );
}
