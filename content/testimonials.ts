import { shown } from "./samples.ts";

export type Testimonial = {
  quote: string;
  author: { role: string; company: string };
  /** The slug of the case study whose client said it: its page shows it too. */
  caseStudy?: string;
};

type Sample = { sample: true; caseStudy?: never };

/** Samples are nobody's words: they name no kind of company that a case study is about, and stand on no client's page. */
const all: (Testimonial & (Sample | { sample: false }))[] = [
  {
    quote: "They asked who would look after it before they asked what we wanted to buy.",
    author: { role: "Operations Manager", company: "Wholesale distributor" },
    sample: true,
  },
  {
    quote: "Our quotes used to wait for one person. Now they don’t wait, and she takes vacations.",
    author: { role: "Managing Partner", company: "Engineering firm" },
    sample: true,
  },
  {
    quote: "The first thing they built was a list of what we should stop paying for.",
    author: { role: "CFO", company: "Property management firm" },
    sample: true,
  },
];

export const testimonials = shown(all);
