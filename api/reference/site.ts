import { z } from "zod";
import { enquiryInput, enquiryTrap } from "../../domain/enquiries/schema.ts";
import {
  invalid,
  message,
  notFound,
  ok,
  page,
  tooMany,
  type EndpointReference,
} from "./describe.ts";

const status = z.object({ status: z.string() });

export const site = {
  "POST /api/contact": {
    tag: "Contact",
    summary: "Write to the firm",
    body: enquiryInput.extend(enquiryTrap.shape),
    answers: { 201: ok(message, "Received."), 400: invalid, 429: tooMany },
  },
  "GET /healthz": {
    tag: "Operating",
    summary: "Whether the process lives",
    answers: { 200: ok(status, "It does.") },
  },
  "GET /readyz": {
    tag: "Operating",
    summary: "Whether it can serve",
    answers: { 200: ok(status, "It can."), 503: ok(status, "It cannot, now.") },
  },
  "GET /api/openapi.json": {
    tag: "Reference",
    summary: "This reference as OpenAPI 3.1",
    answers: { 200: ok(z.looseObject({ openapi: z.string() }), "The description.") },
  },
  "GET /api/docs": {
    tag: "Reference",
    summary: "This reference for people",
    answers: { 200: page("The page.") },
  },
  "GET /dev/mailbox": {
    tag: "Trial",
    summary: "The mail a trial has captured",
    answers: { 200: page("The list.") },
  },
  "GET /dev/mailbox/:id": {
    tag: "Trial",
    summary: "One captured mail",
    answers: { 200: page("The mail."), 404: notFound },
  },
  "GET /dev/mailbox/:id/html": {
    tag: "Trial",
    summary: "That mail’s HTML, in a sandbox",
    answers: { 200: page("The HTML."), 404: notFound },
  },
} satisfies Record<string, EndpointReference>;
