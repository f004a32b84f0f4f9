/** A text that is agreed to or relied on, in sections that can be linked to. */
export type Policy = {
  title: string;
  description: string;
  updated: string;
  lead: string;
  sections: PolicySection[];
  contact: { id: string; heading: string; text: string };
};

export type PolicySection = {
  id: string;
  heading: string;
  paragraphs: string[];
  points?: { name: string; text: string }[];
};
