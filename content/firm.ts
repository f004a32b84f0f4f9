/** Of its business hours: what pages promise, and what the clocks of urgent requests count. */
const urgentHours = 4;

export const firm = {
  name: "Fontana Advisors",
  email: "hello@fontana-advisors.example",
  /** Where somebody who finds a hole in this site writes; it is in /.well-known/security.txt. */
  securityEmail: "hello@fontana-advisors.example",
  web: "www.fontana-advisors.example",
  phone: "(909) 555-0142",
  phoneHref: "tel:+19095550142",
  city: "Fontana, CA",
  location: "Based in Fontana, CA – Serving Nationwide",
  tagline: "CRM, automation and technology leadership for growing businesses and public agencies.",
  copyrightYear: 2024,
  timeZone: "America/Los_Angeles",
  timeZoneName: "Pacific time",
  hours: {
    days: "Mon-Fri",
    time: "9 AM - 6 PM PST",
    inWords: "Monday to Friday, 9 AM to 6 PM Pacific",
    /** What promises are counted in. ISO weekdays: Monday is 1. A day may have several. */
    windows: [{ weekdays: [1, 2, 3, 4, 5], opens: "09:00", closes: "18:00" }],
  },
  /** Closed unless staff say otherwise when they confirm a year. */
  holidays: {
    country: "US",
    /** Where the firm says it another way than the library of holidays. */
    names: { "Labour Day": "Labor Day", "Washington's Birthday": "Presidents' Day" },
    closed: [
      "New Year's Day",
      "Memorial Day",
      "Independence Day",
      "Labor Day",
      "Thanksgiving Day",
      "Christmas Day",
    ],
  },
  promises: {
    answer: "1 business day",
    call: "24 hours",
    urgentHours,
    urgent: `${urgentHours} hours`,
    standard: "24 hours",
    firstConversation: "60-90 minutes",
    start: "1-2 weeks",
    onboarding: "24-48 hours",
  },
  /** What an agency looks for in a vendor's file; what is empty is not shown. */
  registrations: {
    naics: [
      { code: "541512", title: "Computer Systems Design Services" },
      { code: "541511", title: "Custom Computer Programming Services" },
      {
        code: "541611",
        title: "Administrative Management and General Management Consulting Services",
      },
    ],
    uei: "",
    cage: "",
  },
  /** Those of the firm itself, for members without a card; `remindAfter` in days after one was due. */
  invoices: { prefix: "FA-", payBy: "check or bank transfer", remindAfter: [3, 10, 20] },
  /** Of a yearly term; `remindBefore` in days before it renews. */
  renewals: { remindBefore: 30 },
  responseTime: "< 24 hours",
  /** Placeholders until the firm has its own pages there. */
  social: [
    { name: "LinkedIn", href: "https://www.linkedin.com/" },
    { name: "YouTube", href: "https://www.youtube.com/" },
  ],
  /** Set in type: the partners' own logos need their permission. */
  partners: ["Salesforce", "Microsoft Dynamics 365", "Zoho"],
  /** Off: no client, quote or person marked as a sample is shown anywhere. */
  showSamples: true,
};
