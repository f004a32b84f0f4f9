import { type ListedSignup, signupStatuses } from "../../../domain/billing/schema.ts";
import { type ListView, readListView, useList } from "../lists/use-list.ts";

export const signupsPath = "/api/admin/membership-signups";

export const readSignupsView = (params: URLSearchParams) =>
  readListView(params, signupStatuses, ["created", "name", "company", "status"]);

export const useSignups = (view: ListView) => useList<ListedSignup>(signupsPath, view);
