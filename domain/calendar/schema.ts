import { z } from "zod";
import { requiredLine } from "../fields/schema.ts";

const time = z.iso.datetime();

export const closedDay = z.object({
  date: z.iso.date("Please choose a date"),
  name: requiredLine(100, "Please say why the firm is closed", "This is too long"),
  closesAt: z.iso
    .time({ precision: -1, error: "Please choose a time" })
    .nullable()
    .describe("Where the day only ends early; null is closed all day."),
});

export type ClosedDay = z.output<typeof closedDay>;

export const calendarYear = z.object({
  year: z.int(),
  confirmedAt: time.nullable().describe("Null until staff have confirmed what is proposed."),
  confirmedBy: z.string().nullable(),
  updatedAt: time,
  days: z.array(closedDay),
  offered: z
    .array(closedDay.pick({ date: true, name: true }))
    .describe("Other public holidays, on which the firm is open."),
});

export type CalendarYear = z.output<typeof calendarYear>;

export const confirmYearInput = z.object({
  updatedAt: time.describe("As it was read; a change in between is refused."),
  days: z.array(closedDay).max(100, "A year has at most 100 of these days"),
});

export type ConfirmYearInput = z.output<typeof confirmYearInput>;
