import { blogCategories, mostPostsExported } from "../../../domain/blog/schema.ts";
import { AdminList } from "../lists/admin-list.tsx";
import { useAddress } from "../../use-address.ts";
import { DeletePost } from "./delete-post.tsx";
import { PostDialog } from "./post-dialog.tsx";
import { postColumns } from "./post-columns.tsx";
import { readPostsView, usePosts } from "./use-posts.ts";

const statuses = [
  { value: "", label: "Any status" },
  { value: "draft", label: "Draft" },
  { value: "published", label: "Published" },
  { value: "archived", label: "Archived" },
];

const categories = [
  { value: "", label: "Any category" },
  ...blogCategories.map((name) => ({ value: name, label: name })),
];

const sorts = [
  { value: "published-desc", label: "Newest first" },
  { value: "published-asc", label: "Oldest first" },
  { value: "updated-desc", label: "Last updated" },
  { value: "title-asc", label: "Title" },
  { value: "category-asc", label: "Category" },
  { value: "status-asc", label: "Status" },
];

export function PostsTab({ userId }: { userId: string }) {
  const { params, change } = useAddress();
  const view = readPostsView(params);
  const posts = usePosts(view);
  return (
    <section aria-labelledby="posts-heading">
      <div className="list-head">
        <h2 id="posts-heading" className="text-title-2" tabIndex={-1}>
          Blog Posts
        </h2>
        <button
          type="button"
          className="button button-primary"
          onClick={() => change({ post: "new" })}
        >
          Create New Post
        </button>
      </div>
      <DeletePost>
        {(ask) => (
          <AdminList
            what="post"
            csv="/api/admin/posts.csv"
            most={mostPostsExported}
            caption="Blog posts"
            none="No blog posts found. Create your first post!"
            list={posts}
            view={view}
            change={change}
            filters={[
              { name: "status", label: "Show", options: statuses },
              { name: "category", label: "Topic", options: categories },
            ]}
            sorts={sorts}
            columns={postColumns({
              onEdit: ({ id }) => change({ post: String(id) }),
              onDelete: ask,
            })}
          />
        )}
      </DeletePost>
      <PostDialog
        requested={params.get("post")}
        userId={userId}
        onClose={() => change({ post: null })}
      />
    </section>
  );
}
