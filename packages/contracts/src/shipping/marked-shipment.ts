import { z } from 'zod';
import { calendarDay } from '../core/moment.ts';
import { normalForm } from '../core/normal-form.ts';

/** What is said of an order that left by a label from elsewhere, or without one; of one order also its tracking number. */
export const shippedElsewhere = {
  carrierName: z.string().overwrite(normalForm).trim().min(1).max(100),
  serviceCode: z.string().overwrite(normalForm).trim().max(100).default(''),
  /** The day on which it left, not one to come. Default: today. */
  shipDate: calendarDay.optional(),
  tellsStore: z.boolean().default(true),
};
