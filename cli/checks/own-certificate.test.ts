import { expect, test } from "vitest";
import { ownCertificate as given } from "../../tests/support/receiver.ts";
import { ownCertificate } from "./own-certificate.ts";

const on = (date: string) => ownCertificate(given().cert, Date.parse(date)).run();

// The certificate ends on October 30, 2126.
test("whoever checks hears of a certificate thirty days before it ends", async () => {
  expect(await on("2126-09-30T11:00:00Z")).toBe("TLS_CERT ends in 30 days");
  await expect(on("2126-10-01T12:00:00Z")).rejects.toThrow("TLS_CERT ends in 28 days");
  await expect(on("2126-10-31T12:00:00Z")).rejects.toThrow("TLS_CERT has ended");
});
