export const inboxPath = "/api/admin/inbox";
