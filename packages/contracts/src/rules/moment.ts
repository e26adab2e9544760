import { z } from 'zod';

/** A moment in UTC, as `toISOString` writes it: what a list is narrowed by. */
export const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/)
  .refine((text) => !Number.isNaN(Date.parse(text)));
