import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ownCertificate } from "./own-certificate.ts";

const file = new URL("../../tests/fixtures/tls/server.pem", import.meta.url);
const cert = readFileSync(file, "utf8");
const on = (date: string) => ownCertificate(cert, Date.parse(date)).run();

// The certificate ends on October 30, 2126.
test("whoever checks hears of a certificate thirty days before it ends", async () => {
  expect(await on("2126-09-30T11:00:00Z")).toBe("TLS_CERT ends in 30 days");
  await expect(on("2126-10-01T12:00:00Z")).rejects.toThrow("TLS_CERT ends in 28 days");
  await expect(on("2126-10-31T12:00:00Z")).rejects.toThrow("TLS_CERT has ended");
});
