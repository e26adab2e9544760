import { z } from 'zod';

/** A moment in UTC, as `toISOString` writes it: what a list is narrowed by. */
export const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/)
  .refine((text) => !Number.isNaN(Date.parse(text)));

/** A day of the calendar, `YYYY-MM-DD`. Zod's own would be a part more of it that every first page carries. */
export const calendarDay = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine((text) => {
    const midnight = new Date(`${text}T00:00:00Z`);
    // The 30th of February would be read as a day of March.
    return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
  });
