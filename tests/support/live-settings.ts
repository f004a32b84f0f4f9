export const liveOrigin = "https://www.fontana.example";

/** What a live site needs besides its admins and its mail server. */
export const liveSettings = {
  APP_URL: liveOrigin,
  DATABASE_URL: "postgres://localhost/unused",
  SECRET: "s".repeat(40),
  ADMIN_EMAILS: "boss@fontana.example",
  MAIL_FROM: "hello@fontana.example",
  SMTP_URL: "smtp://unused",
  STRIPE_SECRET_KEY: "sk_test_x",
  STRIPE_PUBLISHABLE_KEY: "pk_test_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
};
