import { firmWeekdayTime } from "../../../content/firm-day.ts";
import type { AdminPost } from "../../../domain/blog/schema.ts";
import { Moment } from "../moment.tsx";
import { postState } from "./post-state.ts";

export function PublicationTime({ post }: { post: AdminPost }) {
  const { publishedAt } = post;
  if (!publishedAt) return <span className="nothing">Not yet</span>;
  if (postState(post) !== "scheduled") return <Moment iso={publishedAt} />;
  return (
    <time className="scheduled-for" dateTime={publishedAt}>
      Scheduled for {firmWeekdayTime(publishedAt)}
    </time>
  );
}
