/** How a list of people who want to join can be sorted, in the order it is offered. */
export const sorts = [
  { value: "created-desc", label: "Newest first" },
  { value: "created-asc", label: "Oldest first" },
  { value: "name-asc", label: "Name" },
  { value: "company-asc", label: "Company" },
  { value: "status-asc", label: "Status" },
];
