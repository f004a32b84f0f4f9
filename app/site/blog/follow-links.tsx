import { blogPage } from "../../../content/blog.ts";
import { Benefit } from "../../plan/benefit.tsx";

const { closing, end } = blogPage;

export function FollowLinks() {
  return (
    <ul className="follow-links">
      <li>
        <a className="link" href="/contact?about=updates">
          {closing.label}
        </a>
      </li>
      <li>
        <a className="link" href="/feed.xml">
          RSS feed
        </a>
      </li>
      <li>
        <a className="link" href="/feed.json">
          JSON feed
        </a>
      </li>
      <li>
        <Benefit>{end.subscribe.newsletter}</Benefit>
      </li>
    </ul>
  );
}
