const long = "a".repeat(15_000);

/** As they stand in an address, already encoded or wrongly so. */
export const oddInAddress = [
  "%00",
  "a%00b",
  "%ED%A0%80",
  "%F0%9F",
  "%25",
  "%2e%2e%2f",
  "__proto__",
  long,
  "0000-01-01",
];

export const oddText = ["\u0000", "a\u0000b", "\ud800", long, `${"a".repeat(9_000)}@`];

/** Would run as script wherever it were written without encoding. */
export const markup = `"><script>alert("fontana")</script>`;

export const oddJson: unknown[] = [
  ...oddText,
  "",
  " ",
  "__proto__",
  "constructor",
  markup,
  "' or 1=1 --",
  "a\r\nBcc: b@example.com",
  "9999-12-31",
  "0000-01-01",
  "2026-02-30",
  null,
  true,
  -1,
  0,
  0.1,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  [null],
  {},
  { length: 1 },
];
