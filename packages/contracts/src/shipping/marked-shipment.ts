import { z } from 'zod';
import { calendarDay } from '../core/moment.ts';
import { normalForm } from '../core/normal-form.ts';

/** Details of an order shipped with an external label, or without one; for a single order also its tracking number. */
export const shippedElsewhere = {
  carrierName: z.string().overwrite(normalForm).trim().min(1).max(100),
  serviceCode: z.string().overwrite(normalForm).trim().max(100).default(''),
  /** The ship date, not in the future. Default: today. */
  shipDate: calendarDay.optional(),
  tellsStore: z.boolean().default(true),
};
