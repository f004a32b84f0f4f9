import { blogPage } from "../../../content/blog.ts";
import { Closing } from "../closing.tsx";

const { heading, text, label } = blogPage.closing;

export function StayUpdated() {
  return (
    <Closing heading={heading} text={text}>
      <p className="actions">
        <a className="button button-signal button-large" href="/contact?about=updates">
          {label}
        </a>
      </p>
    </Closing>
  );
}
