import { Tabs } from "radix-ui";
import { readAdminTab, readTabRequests } from "./admin-tab.ts";
import { PostsTab } from "./posts/posts-tab.tsx";
import { RequestsTab } from "./requests/requests-tab.tsx";
import { useRequests } from "./requests/use-requests.ts";
import { useAddress } from "../use-address.ts";

const listParts = {
  q: null,
  status: null,
  category: null,
  sort: null,
  direction: null,
  page: null,
};

export function AdminTabs({ userId }: { userId: string }) {
  const { params, change } = useAddress();
  const tab = readAdminTab(params);
  const view = readTabRequests(params);
  const requests = useRequests(view);
  const pending = requests.data?.pending ?? 0;
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(next) =>
        change({ ...listParts, tab: next === "requests" ? "requests" : null })
      }
    >
      <Tabs.List className="tabs" aria-label="Admin sections">
        <Tabs.Trigger className="tab" value="posts">
          Blog Posts
        </Tabs.Trigger>
        <Tabs.Trigger className="tab" value="requests">
          Membership Requests
          {pending > 0 ? (
            <>
              {" "}
              <span className="count-badge">
                {pending}
                <span className="sr-only"> pending</span>
              </span>
            </>
          ) : null}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content className="tab-content" value="posts" tabIndex={-1}>
        <PostsTab userId={userId} />
      </Tabs.Content>
      <Tabs.Content className="tab-content" value="requests" tabIndex={-1}>
        <RequestsTab view={view} requests={requests} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
