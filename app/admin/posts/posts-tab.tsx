import { blogCategories } from "../../../domain/blog/schema.ts";
import { ListBody } from "../lists/list-body.tsx";
import { ListFilter, ListSearch, ListSort } from "../lists/list-tools.tsx";
import { useAddress } from "../use-address.ts";
import { DeletePost } from "./delete-post.tsx";
import { PostDialog } from "./post-dialog.tsx";
import { PostsTable } from "./posts-table.tsx";
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
  { value: "updated-desc", label: "Last changed" },
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
      <div className="list-tools">
        <ListSearch label="Search posts" words={view.q} change={change} />
        <ListFilter
          label="Show"
          value={view.status}
          options={statuses}
          onChoose={(status) => change({ status, page: null })}
        />
        <ListFilter
          label="Topic"
          value={view.category}
          options={categories}
          onChoose={(category) => change({ category, page: null })}
        />
        <ListSort view={view} options={sorts} change={change} />
      </div>
      <ListBody
        what="post"
        list={posts}
        view={view}
        change={change}
        none="No blog posts found. Create your first post!"
      >
        {(rows) => (
          <DeletePost>
            {(ask) => <PostsTable rows={rows} view={view} change={change} onDelete={ask} />}
          </DeletePost>
        )}
      </ListBody>
      <PostDialog
        asked={params.get("post")}
        userId={userId}
        onClose={() => change({ post: null })}
      />
    </section>
  );
}
