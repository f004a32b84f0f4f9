export const invoicesPath = "/api/admin/invoices";
