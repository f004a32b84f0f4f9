export const grantKinds = ["plan", "bonus", "goodwill"] as const;

export const places = ["onshore", "offshore"] as const;

export const workStatuses = ["logged", "sent_back", "approved", "reversed"] as const;

export const entryKinds = ["draw", "overage", "expiry", "reversal"] as const;
