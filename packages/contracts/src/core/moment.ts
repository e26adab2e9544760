import { z } from 'zod';

/** A moment in UTC, as written by `toISOString`; used to filter lists. */
export const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/)
  .refine((text) => !Number.isNaN(Date.parse(text)));

/** A time of day, `HH:mm`. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A calendar day, `YYYY-MM-DD`. Zod's own type would add code to every first page. */
export const calendarDay = z
  .string()
  .regex(/^(?!0000)\d{4}-\d{2}-\d{2}$/)
  .refine((text) => {
    const midnight = new Date(`${text}T00:00:00Z`);
    // February 30 would otherwise be read as a day in March.
    return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
  });
