export const inboxPath = "/api/admin/inbox";
export const inboxPlace = "/admin/inbox";
