export const underRequests = [{ name: "Your requests", href: "/dashboard/requests" }];
