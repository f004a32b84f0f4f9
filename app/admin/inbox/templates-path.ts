export const templatesPath = "/api/admin/templates";
