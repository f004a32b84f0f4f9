export const companiesPath = "/api/admin/companies";
