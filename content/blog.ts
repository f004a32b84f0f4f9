export const blogDescription =
  "Plain advice on CRM, automation, technology leadership and change from the consultants who do the work, with the numbers and the trade-offs left in.";
