export const workPath = "/api/admin/work";
