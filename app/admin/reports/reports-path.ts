export const reportsPath = "/api/admin/reports";
