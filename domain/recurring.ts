/** Recurring jobs by name, as cron expressions in UTC; the daily ones run at night in California. */
export const schedules: Record<string, string> = {
  "webhook-round": "* * * * *",
  "promise-warnings": "* * * * *",
  "signup-sweep": "*/5 * * * *",
  "deletion-sweep": "10 * * * *",
  "sign-in-sweep": "40 * * * *",
  "rate-limit-sweep": "0 * * * *",
  "period-opening": "2 * * * *",
  "hours-notices": "12 * * * *",
  "agreement-requests": "22 * * * *",
  "period-closing": "30 10 * * *",
  "calendar-seeding": "0 11 * * *",
  "renewal-reminders": "0 17 * * *",
  "sent-mail-sweep": "20 10 * * *",
  "blog-image-sweep": "50 10 * * *",
  "webhook-sweep": "55 10 * * *",
};
